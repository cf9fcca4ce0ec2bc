import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { parseContract } from 'registry-client/release-dir/parse-contract';
import {
  contractFileName,
  type ContractFile,
  type ReleaseManifest,
  type RemoteName,
} from 'shared-contracts/releases';
import { audienceOf } from 'shared-contracts/session';
import { defaultStore, storeById } from 'shared-contracts/stores';
import { createApiClient } from 'shared-runtime/host';
import type { SpanRecorder } from 'shared-tracing/span-recorder';
import { traceLogFields, withSpan } from 'shared-tracing/spans';
import { createServerFederation } from '../../../src/remotes/server-federation.ts';
import { createApiCircuit, throughCircuit } from '../../api/api-circuit.ts';
import { traceApi } from '../../api/trace-api.ts';
import { attributeError } from '../attribute-error.ts';
import { compressDynamic, type DynamicEncoding } from '../../http/responses/compression.ts';
import { createAudienceCache } from '../audience-cache.ts';
import { createResponseCache } from '../response-cache.ts';
import { limitOutgoingConnections } from '../../api/outgoing-connections.ts';
import type { PageAnswer } from '../render-job.ts';
import { undiciFetch } from '../../api/undici-fetch.ts';
import { releaseFile } from '../../releases/release-file.ts';
import { toErrorDescription } from '../../../src/error-reports/error-description.ts';
import { scriptOfServer } from '../../releases/errors/script-of-server.ts';
import type { RegionReport } from '../../releases/health/page-report.ts';
import { createStylesheetCombiner } from '../document/combined-stylesheet.ts';
import { createFragmentRenderer } from '../render-fragment.tsx';
import { createPageRenderer } from '../render-page.tsx';
import { readShellBuild } from '../../shell-build.ts';
import { traceLoads } from '../trace-loads.ts';
import type { FromWorker, NamedRenderJob, ToWorker, WorkerSettings } from './protocol.ts';
import { createSnapshotCache } from './snapshot-cache.ts';
import { createReleaseProbes } from '../probe/release-probe.ts';
import { endWithParent } from './end-with-parent.ts';
import type { RenderedPage } from './worker-process.ts';

/**
 * Program of a rendering process. It is the only one that evaluates remotes: it holds no token, answers no visitor,
 * and can be killed at any time without losing a request.
 */
type Message<Kind extends ToWorker['kind']> = Extract<ToWorker, { kind: Kind }>;

interface Worker {
  render: (job: NamedRenderJob) => Promise<RenderedPage>;
  probeRelease: (message: Message<'probe' | 'warm-up'>) => Promise<void>;
  addRelease: (message: Message<'release'>) => void;
}

function createWorker(
  { dataDir, apiUrl, logLevel, build, frameWaitMs }: WorkerSettings,
  recorder: SpanRecorder | null,
): Worker {
  const findScript = (file: string) => scriptOfServer(file, build);
  const log = pino({ level: logLevel, ...(recorder && { mixin: traceLogFields }) });
  const manifests = new Map<string, ReleaseManifest>();
  const throughResponseCache = createResponseCache();
  const throughAudienceCache = createAudienceCache();
  const apiFetch = throughCircuit(createApiCircuit(), undiciFetch);
  const plainFederation = createServerFederation((remote, version) =>
    releaseFile(dataDir, remote, version, 'server', 'remoteEntry.cjs'),
  );
  const federation = recorder ? traceLoads(plainFederation) : plainFederation;
  const shellBuild = readShellBuild(join(__dirname, '../browser'), join(__dirname, 'shell.json'));
  const combinedStylesheet = createStylesheetCombiner(
    ({ owner, version, file }) =>
      owner === 'shell'
        ? join(shellBuild.folder, file)
        : releaseFile(dataDir, owner as RemoteName, version, 'browser', file),
    log,
  );
  const renderPage = createPageRenderer({ federation, shellBuild, combinedStylesheet });
  const probes = createReleaseProbes({
    federation,
    renderPage,
    renderFragment: createFragmentRenderer(federation),
    readContract: (manifest) => readContract(dataDir, manifest),
    apiUrl,
    fetch,
    log,
  });
  logUncaughtErrors(log);

  function manifestOf(key: string): ReleaseManifest {
    const manifest = manifests.get(key);
    if (!manifest) throw new Error(`${key} was used in a job before its manifest was sent`);
    return manifest;
  }

  const snapshotOf = createSnapshotCache(manifestOf);

  async function render(job: NamedRenderJob): Promise<Omit<RenderedPage, 'spans'>> {
    const { url, storeId, headers, requestId, snapshot, session, experiments, encoding } = job;
    const regions: RegionReport = { shown: [], failed: [] };
    // Guests' pages are cached as a whole.
    const fetchAnswer = session.id === null ? apiFetch : throughAudienceCache(apiFetch, audienceOf(session));
    const answer = await renderPage({
      url: new URL(url),
      store: storeById(storeId) ?? defaultStore,
      session,
      experiments,
      isTestHost: job.isTestHost,
      ownPolicyTypes: job.ownPolicyTypes,
      isPersonal: job.isPersonal,
      hasInlineStyles: job.hasInlineStyles,
      cachedStylesheetsCookie: job.cachedStylesheetsCookie,
      enteredValues: job.enteredValues,
      frameWaitMs,
      snapshot: snapshotOf(snapshot),
      api: throughResponseCache(
        traceApi(createApiClient({ baseUrl: apiUrl, fetch: fetchAnswer, headers })),
        session.group,
      ),
      log: log.child({ reqId: requestId }),
      reporter: {
        shown: (region) => regions.shown.push(region),
        failed: ({ error, ...failure }) =>
          regions.failed.push({ ...failure, error: toErrorDescription(error, findScript) }),
      },
    });
    return { answer: compressAnswer(answer, encoding), regions };
  }

  return {
    addRelease: ({ key, manifest }) => manifests.set(key, manifest),
    async render(job) {
      if (!recorder || !job.traceHeaders) return { ...(await render(job)), spans: [] };
      const attributes = { 'shop.releases': job.snapshot.releases };
      const { result, spans } = await recorder.record(job.traceHeaders, () =>
        withSpan('render', { attributes }, () => render(job)),
      );
      return { ...result, spans };
    },
    probeRelease({ kind, release, base }) {
      const run = kind === 'probe' ? probes.probe : probes.warmUp;
      return run(manifestOf(release), snapshotOf(base));
    },
  };
}

/** Reads the contract file of a verified release; null for a release without one. */
async function readContract(dataDir: string, manifest: ReleaseManifest): Promise<ContractFile | null> {
  const { name, version, serverAssets } = manifest;
  if (!Object.hasOwn(serverAssets, contractFileName)) return null;
  const parsed = parseContract(
    await readFile(releaseFile(dataDir, name, version, 'server', contractFileName)),
  );
  if (parsed.ok) return parsed.contract;
  throw new Error(parsed.failure);
}

function compressAnswer(answer: PageAnswer, encoding: DynamicEncoding): PageAnswer {
  if (answer.kind === 'redirect') return answer;
  return { ...answer, html: compressDynamic(answer.html, encoding), encoding };
}

/** Errors outside of a page's call stack must not end the process: it renders other pages at the same time. */
function logUncaughtErrors(log: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) =>
      log.error({ ...attributeError(error), err: error }, 'uncaught error outside of a page'),
    );
  }
}

let worker: Worker | undefined;

function send(message: FromWorker): void {
  process.send?.(message);
}

async function answer(id: number, work: (worker: Worker) => Promise<FromWorker>): Promise<void> {
  try {
    if (!worker) throw new Error('The rendering process was used before it was started');
    send(await work(worker));
  } catch (error) {
    send({ kind: 'failed', id, error: error instanceof Error ? error : new Error(String(error)) });
  }
}

async function start(message: Message<'start'>): Promise<void> {
  limitOutgoingConnections();
  const { createSpanRecorder } = message.isTraced ? await import('shared-tracing/span-recorder') : {};
  worker = createWorker(message, createSpanRecorder?.() ?? null);
  send({ kind: 'ready' });
}

process.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'start':
      return void start(message);
    case 'release':
      return worker?.addRelease(message);
    case 'render': {
      const { id, job } = message;
      return void answer(id, async ({ render }) => ({ kind: 'page', id, ...(await render(job)) }));
    }
    case 'probe':
    case 'warm-up': {
      const { id } = message;
      return void answer(id, async ({ probeRelease }) => {
        await probeRelease(message);
        return { kind: 'probed', id };
      });
    }
    case 'ping':
      return send({ kind: 'pong', rss: process.memoryUsage.rss() });
  }
});
// The server process has ended.
process.on('disconnect', () => process.exit(0));
endWithParent();
// The server gets the same signal, and ends this process after its last page.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
