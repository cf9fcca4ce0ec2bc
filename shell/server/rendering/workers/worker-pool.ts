import type { FastifyBaseLogger } from 'fastify';
import type { Snapshot } from 'shared-contracts/releases';
import type { RenderJob, RenderPage } from '../render-job.ts';
import { restrictToSnapshot, type PageReporter } from '../../releases/health/page-report.ts';
import type { ReleaseProbe } from '../../releases/release-cache.ts';
import { createQuarantine } from './quarantine.ts';
import { createProbeWorker } from './probe-worker.ts';
import type { ReleaseRef } from '../attribute-error.ts';
import { WorkerLostError, type RenderWorker } from './worker-process.ts';

export interface PoolOptions {
  /** Number of rendering processes. */
  count: number;
  start: () => RenderWorker;
  /** A process that has received more distinct releases is replaced. */
  maxReleases: number;
  /** A process with more memory is replaced, bytes. */
  maxMemoryBytes: number;
  reporter: PageReporter;
  /** Called with the spans of a page, not validated, and the headers of its trace. */
  exportSpans?: (spans: unknown, traceHeaders: RenderJob['traceHeaders']) => void;
  log: FastifyBaseLogger;
}

export interface WorkerPool {
  renderPage: RenderPage;
  /** Probes a release in a separate process, and then warms up every rendering process. */
  probe: ReleaseProbe;
  stop(): void;
}

/**
 * A page may lose one process to another page and one to itself; the third attempt runs without the blocking release.
 */
const maxAttempts = 3;
/** Pause before a failed start is repeated, milliseconds. */
const restartDelayMs = 500;

/**
 * Runs rendering processes. A process that blocks, crashes or grows too large is replaced, and its requests are
 * repeated elsewhere. Rejects if the first processes do not start.
 */
export async function createWorkerPool(options: PoolOptions): Promise<WorkerPool> {
  const { count, start, maxReleases, maxMemoryBytes, reporter, log } = options;
  const workers = new Set<RenderWorker>();
  const retiring = new WeakSet<RenderWorker>();
  const quarantine = createQuarantine(Date.now);
  const probeWorker = createProbeWorker(start, maxReleases);
  let isStopped = false;
  let workerAdded = Promise.withResolvers<void>();
  let lastSnapshot: Snapshot | undefined;

  /** Starts a worker; it serves after warming up the latest snapshot. */
  async function addWorker(): Promise<void> {
    const worker = start();
    await worker.ready;
    if (lastSnapshot) await warmUp(worker, lastSnapshot);
    if (isStopped) return worker.kill();
    workers.add(worker);
    void worker.ended.then((blockingRelease) => handleLostWorker(worker, blockingRelease));
    workerAdded.resolve();
    workerAdded = Promise.withResolvers();
  }

  async function warmUp(worker: RenderWorker, snapshot: Snapshot): Promise<void> {
    const base = quarantine.exclude(snapshot);
    for (const manifest of Object.values(base.releases)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one release after another: other workers serve meanwhile
        await worker.warmUp(manifest, base);
      } catch (error) {
        if (error instanceof WorkerLostError) throw error;
        // Failures of live releases are reported by the pages that show them.
      }
    }
  }

  function handleLostWorker(worker: RenderWorker, blockingRelease: ReleaseRef | null): void {
    if (blockingRelease && quarantine.add(blockingRelease)) {
      log.error(blockingRelease, 'release blocked a rendering process and is in quarantine');
      reporter.page({ shown: [], failed: [{ ...blockingRelease, phase: 'timeout' }], network: null });
    }
    // A retiring worker has a successor already.
    if (!workers.delete(worker) || isStopped || retiring.has(worker)) return;
    if (!blockingRelease) log.error('rendering process ended unexpectedly');
    void replace();
  }

  async function replace(): Promise<void> {
    try {
      await addWorker();
    } catch (error) {
      if (error instanceof WorkerLostError && error.blockingRelease) quarantine.add(error.blockingRelease);
      log.error({ err: error }, 'rendering process could not be started');
      await new Promise((resolve) => setTimeout(resolve, restartDelayMs));
      if (!isStopped) await replace();
    }
  }

  /** Evaluated code is never freed, so the process is replaced. */
  function replaceIfTooLarge(worker: RenderWorker): void {
    const isTooLarge = worker.releases() > maxReleases || worker.memory() > maxMemoryBytes;
    if (!isTooLarge || retiring.has(worker) || isStopped) return;
    retiring.add(worker);
    log.info({ releases: worker.releases(), memory: worker.memory() }, 'rendering process is replaced');
    void replace().then(() => {
      workers.delete(worker);
      worker.retire();
    });
  }

  async function findLeastLoaded(): Promise<RenderWorker> {
    while (workers.size === 0) {
      // oxlint-disable-next-line no-await-in-loop -- waits for the next worker
      await workerAdded.promise;
    }
    return [...workers].reduce((best, worker) => (worker.load() < best.load() ? worker : best));
  }

  const renderPage: RenderPage = async (job) => {
    lastSnapshot = job.snapshot;
    for (let attempt = 1; ; attempt++) {
      // oxlint-disable-next-line no-await-in-loop -- attempts follow failures
      const worker = await findLeastLoaded();
      try {
        const snapshot = quarantine.exclude(job.snapshot);
        // oxlint-disable-next-line no-await-in-loop -- attempts follow failures
        const { answer, regions, spans } = await worker.render({ ...job, snapshot });
        options.exportSpans?.(spans, job.traceHeaders);
        reporter.page({
          ...restrictToSnapshot(regions, snapshot),
          network: job.network,
          pageType: (answer.kind === 'document' && answer.pageType) || null,
        });
        replaceIfTooLarge(worker);
        return answer;
      } catch (error) {
        if (!(error instanceof WorkerLostError)) throw error;
        handleLostWorker(worker, error.blockingRelease);
        if (attempt === maxAttempts) throw error;
      }
    }
  };

  const probe: ReleaseProbe = async (manifest, live) => {
    // A blocking release in the base would fail every probe.
    const base = quarantine.exclude(live);
    await probeWorker.probe(manifest, base);
    // After a successful probe, failures here come from the machine or the API.
    await Promise.allSettled([...workers].map((worker) => worker.warmUp(manifest, base)));
  };

  await Promise.all(Array.from({ length: count }, addWorker));
  return {
    renderPage,
    probe,
    stop() {
      isStopped = true;
      probeWorker.stop();
      for (const worker of workers) worker.retire();
    },
  };
}
