import type { ReleaseProbe } from '../../releases/release-cache.ts';
import type { RenderWorker } from './worker-process.ts';

/** Idle time after which the process is ended, milliseconds. */
const idleTimeoutMs = 60_000;

export interface ProbeWorker {
  probe: ReleaseProbe;
  stop(): void;
}

/**
 * Probes releases in a process that renders no pages, so that a release that crashes or blocks it affects no visitor.
 */
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
      // The failed release may have left state behind, so the next probe gets a new process.
      retireWorker();
      throw error;
    }
  };

  return {
    /** Probes one release at a time, so that failures are attributed to the right one. */
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
