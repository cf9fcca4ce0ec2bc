import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { traceHeaders, withSpan } from 'shared-tracing/spans';
import type { Tracing } from 'shared-tracing/start-tracing';
import type { ShellConfig } from '../config.ts';
import { createFairQueue, type FairQueue } from '../http/fair-queue.ts';
import { createSharedTasks, type SharedTasks } from '../http/shared-tasks.ts';
import type { PageAnswer, RenderJob } from './render-job.ts';
import { chooseRenderUser } from './workers/render-user.ts';
import { startWorker } from './workers/worker-process.ts';
import { createWorkerPool, type WorkerPool, type PoolOptions } from './workers/worker-pool.ts';

/** Concurrent pages per process. Each process has one core, so more would only delay all of them. */
const pagesPerProcess = 6;
/** About as many pages as are rendered in a few seconds. Further requests get 503 with Retry-After. */
const maxWaitingPages = 600;
/** Per network: enough for visitors behind a shared address, whose pages are mostly cached. */
const maxWaitingPagesPerClient = 150;
/** Releases that a rendering process may evaluate before it is replaced. */
const maxReleases = 40;

export interface Rendering {
  probe: WorkerPool['probe'];
  renderPage(job: RenderJob, client: string, sharedKey?: string): Promise<PageAnswer>;
  joinRender: SharedTasks<PageAnswer>['join'];
  overflowWait: FairQueue['overflowWait'];
  stop(): void;
}

export interface RenderingOptions {
  config: ShellConfig;
  /** Folder of the server's scripts. */
  serverFolder: string;
  browserFolder: string;
  /** Version of the shell. */
  build: string;
  reporter: PoolOptions['reporter'];
  /** Null: no traces. */
  tracing: Pick<Tracing, 'exportRecords'> | null;
  log: FastifyBaseLogger;
}

/** Starts the rendering processes, and the queue in which pages wait for them. */
export async function startRendering(options: RenderingOptions): Promise<Rendering> {
  const pool = await startPool(options);
  const concurrency = pagesPerProcess * options.config.renderProcesses;
  const queue = createFairQueue({
    concurrency,
    // One client gets at most half of the capacity.
    maxRunningPerClient: Math.ceil(concurrency / 2),
    maxWaitingPerClient: maxWaitingPagesPerClient,
    maxWaiting: maxWaitingPages,
  });
  const sharedRenders = createSharedTasks<PageAnswer>(queue);
  return {
    probe: pool.probe,
    renderPage(job, client, sharedKey) {
      const render = (traced: RenderJob) => {
        const task = () => pool.renderPage(traced);
        return sharedKey === undefined ? queue.run(client, task) : sharedRenders.run(sharedKey, client, task);
      };
      return options.tracing ? tracePage(job, render) : render(job);
    },
    joinRender: sharedRenders.join,
    overflowWait: queue.overflowWait,
    stop: () => pool.stop(),
  };
}

/** Renders a page in a span, which includes its time in the queue. */
function tracePage(job: RenderJob, render: (job: RenderJob) => Promise<PageAnswer>): Promise<PageAnswer> {
  return withSpan('page', { attributes: { 'shop.store_id': job.storeId } }, async (span) => {
    const answer = await render({ ...job, traceHeaders: traceHeaders() });
    if (answer.kind === 'document' && answer.pageType) span.setAttribute('shop.page_type', answer.pageType);
    span.setAttribute('http.response.status_code', answer.status);
    return answer;
  });
}

async function startPool({
  config,
  serverFolder,
  browserFolder,
  build,
  reporter,
  tracing,
  log,
}: RenderingOptions) {
  const { dataDir, apiUrl, logLevel } = config;
  const file = join(serverFolder, 'render-worker.cjs');
  const user = await chooseRenderUser({
    name: config.renderUser,
    paths: [serverFolder, file, browserFolder],
    dataDir,
    log,
  });
  return createWorkerPool({
    count: config.renderProcesses,
    start: () =>
      startWorker({
        file,
        user,
        start: {
          dataDir,
          apiUrl,
          logLevel,
          build,
          isTraced: tracing !== null,
          frameWaitMs: config.frameWaitMs,
        },
        blockedAfterMs: config.renderBlockedAfterMs,
        memoryMb: config.renderMemoryMb,
      }),
    maxReleases,
    maxMemoryBytes: config.renderMemoryMb * 1024 * 1024,
    reporter,
    ...(tracing && {
      exportSpans: (spans, headers) => tracing.exportRecords(spans, headers ?? {}),
    }),
    log,
  });
}
