import type { FastifyBaseLogger } from 'fastify';
import type { Snapshot } from 'shared-contracts/releases';
import type { PageMaker } from '../render-job.ts';
import type { PageWatch } from '../region-reports.ts';
import type { ReleaseProbe } from '../../releases/release-probe.ts';
import { createQuarantine } from './quarantine.ts';
import { createTrier } from './probe-worker.ts';
import type { Culprit } from './find-blocking-release.ts';
import { WorkerLostError, type RenderWorker } from './worker-process.ts';

export interface PoolOptions {
  /** How many processes make pages side by side. */
  count: number;
  start: () => RenderWorker;
  /** A process that was told of more distinct releases is replaced. */
  mostReleases: number;
  /** A process with more memory is replaced, bytes. */
  mostMemory: number;
  watch: PageWatch;
  log: FastifyBaseLogger;
}

export interface WorkerPool {
  makePage: PageMaker;
  /** Tries a release where no visitor waits, and then makes every process warm for it. */
  probe: ReleaseProbe;
  stop(): void;
}

/** A page may lose one process to another page and one to itself; the third has it without the culprit. */
const attempts = 3;
/** Before a process that did not start is started again, milliseconds. */
const pause = 500;

/**
 * Processes that make pages. One that is blocked, ends or has grown is replaced, and no request is lost with it.
 * Rejects where the first ones do not start.
 */
export async function createWorkerPool(options: PoolOptions): Promise<WorkerPool> {
  const { count, start, mostReleases, mostMemory, watch, log } = options;
  const serving = new Set<RenderWorker>();
  const leaving = new WeakSet<RenderWorker>();
  const quarantine = createQuarantine(Date.now);
  const trier = createTrier(start, mostReleases);
  let isStopped = false;
  let arrival = Promise.withResolvers<void>();
  let latest: Snapshot | undefined;

  /** Serves from the moment when it is warm for what was shown last. */
  async function enlist(): Promise<void> {
    const worker = start();
    await worker.ready;
    if (latest) await warm(worker, latest);
    if (isStopped) return worker.kill();
    serving.add(worker);
    void worker.ended.then((culprit) => lose(worker, culprit));
    arrival.resolve();
    arrival = Promise.withResolvers();
  }

  async function warm(worker: RenderWorker, snapshot: Snapshot): Promise<void> {
    const base = quarantine.without(snapshot);
    for (const manifest of Object.values(base.releases)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- nobody waits for it, and others serve meanwhile
        await worker.tryRelease(manifest, base);
      } catch (error) {
        if (error instanceof WorkerLostError) throw error;
        // What is live and fails is reported by the pages that show it.
      }
    }
  }

  function lose(worker: RenderWorker, culprit: Culprit | null): void {
    if (culprit && quarantine.setAside(culprit)) {
      log.error(culprit, 'release has blocked a rendering process and is set aside');
      watch.page({ shown: [], failed: [{ ...culprit, phase: 'timeout' }], network: null });
    }
    // Of one that was leaving, the successor is on its way already.
    if (!serving.delete(worker) || isStopped || leaving.has(worker)) return;
    if (!culprit) log.error('rendering process has ended by itself');
    void replace();
  }

  async function replace(): Promise<void> {
    try {
      await enlist();
    } catch (error) {
      if (error instanceof WorkerLostError && error.culprit) quarantine.setAside(error.culprit);
      log.error({ err: error }, 'rendering process could not be started');
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (!isStopped) await replace();
    }
  }

  /** What a process has evaluated stays in its memory, so a new one takes its place. */
  function replaceWhenGrown(worker: RenderWorker): void {
    const hasGrown = worker.releases() > mostReleases || worker.memory() > mostMemory;
    if (!hasGrown || leaving.has(worker) || isStopped) return;
    leaving.add(worker);
    log.info({ releases: worker.releases(), memory: worker.memory() }, 'rendering process is replaced');
    void replace().then(() => {
      serving.delete(worker);
      worker.retire();
    });
  }

  async function leastBusy(): Promise<RenderWorker> {
    while (serving.size === 0) {
      // oxlint-disable-next-line no-await-in-loop -- one is on its way
      await arrival.promise;
    }
    return [...serving].reduce((best, worker) => (worker.load() < best.load() ? worker : best));
  }

  const makePage: PageMaker = async (order) => {
    latest = order.snapshot;
    for (let attempt = 1; ; attempt++) {
      // oxlint-disable-next-line no-await-in-loop -- a second attempt is made when the first has failed
      const worker = await leastBusy();
      try {
        const snapshot = quarantine.without(order.snapshot);
        // oxlint-disable-next-line no-await-in-loop -- likewise
        const { answer, regions } = await worker.render({ ...order, snapshot });
        watch.page({ ...regions, network: order.network });
        replaceWhenGrown(worker);
        return answer;
      } catch (error) {
        if (!(error instanceof WorkerLostError)) throw error;
        lose(worker, error.culprit);
        if (attempt === attempts) throw error;
      }
    }
  };

  const probe: ReleaseProbe = async (manifest, live) => {
    // Beside a release that blocks, every other would seem to.
    const base = quarantine.without(live);
    const isFirst = Object.keys(live.releases).length === 0;
    if (!isFirst) await trier.probe(manifest, base);
    const warmed = [...serving].map((worker) => worker.tryRelease(manifest, base));
    const results = await Promise.allSettled(warmed);
    const failed = results.find((result) => result.status === 'rejected');
    // After a good trial, what fails here is the machine's or the API's doing.
    if (isFirst && failed) throw failed.reason;
  };

  await Promise.all(Array.from({ length: count }, enlist));
  return {
    makePage,
    probe,
    stop() {
      isStopped = true;
      trier.stop();
      for (const worker of serving) worker.retire();
    },
  };
}
