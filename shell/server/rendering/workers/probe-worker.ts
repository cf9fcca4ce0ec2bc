import type { ReleaseProbe } from '../../releases/release-probe.ts';
import type { RenderWorker } from './worker-process.ts';

/** Without a release to try for so long, the process is not kept, milliseconds. */
const idleTimeoutMs = 60_000;

export interface ProbeWorker {
  probe: ReleaseProbe;
  stop(): void;
}

/** A process in which no visitor's page is made: a release that takes it down costs nobody anything. */
export function createProbeWorker(start: () => RenderWorker, maxReleases: number): ProbeWorker {
  let worker: RenderWorker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let previous = Promise.resolve();

  function retireWorker(): void {
    worker?.retire();
    worker = undefined;
  }

  const probeOne: ReleaseProbe = async (manifest, base) => {
    clearTimeout(idleTimer);
    if (worker && worker.releases() > maxReleases) retireWorker();
    worker ??= start();
    try {
      await worker.ready;
      await worker.probeRelease(manifest, base);
      idleTimer = setTimeout(retireWorker, idleTimeoutMs).unref();
    } catch (error) {
      // Whatever it has left behind there, the next one is tried elsewhere.
      retireWorker();
      throw error;
    }
  };

  return {
    /** One at a time: what one does to the process must not be put down to another. */
    probe(manifest, base) {
      const probed = previous.then(() => probeOne(manifest, base));
      previous = probed.catch(() => undefined);
      return probed;
    },
    stop() {
      clearTimeout(idleTimer);
      worker?.kill();
    },
  };
}
