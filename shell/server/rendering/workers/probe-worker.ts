import type { ReleaseProbe } from '../../releases/release-probe.ts';
import type { RenderWorker } from './worker-process.ts';

/** Without a release to try for so long, the process is not kept, milliseconds. */
const staysFor = 60_000;

export interface Trier {
  probe: ReleaseProbe;
  stop(): void;
}

/** A process in which no visitor's page is made: a release that takes it down costs nobody anything. */
export function createTrier(start: () => RenderWorker, mostReleases: number): Trier {
  let worker: RenderWorker | undefined;
  let leaves: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  function dismiss(): void {
    worker?.retire();
    worker = undefined;
  }

  const tryOne: ReleaseProbe = async (manifest, base) => {
    clearTimeout(leaves);
    if (worker && worker.releases() > mostReleases) dismiss();
    worker ??= start();
    try {
      await worker.ready;
      await worker.tryRelease(manifest, base);
      leaves = setTimeout(dismiss, staysFor).unref();
    } catch (error) {
      // Whatever it has left behind there, the next one is tried elsewhere.
      dismiss();
      throw error;
    }
  };

  return {
    /** One at a time: what one does to the process must not be put down to another. */
    probe(manifest, base) {
      const tried = last.then(() => tryOne(manifest, base));
      last = tried.catch(() => undefined);
      return tried;
    },
    stop() {
      clearTimeout(leaves);
      worker?.kill();
    },
  };
}
