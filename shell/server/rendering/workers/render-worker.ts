import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { ReleaseManifest, Snapshot } from 'shared-contracts/releases';
import { defaultStore, storeById } from 'shared-contracts/stores';
import { createApiClient } from 'shared-runtime/host';
import { createServerFederation } from '../../../src/remotes/server-federation.ts';
import { createApiCircuit, throughCircuit } from '../../api/api-circuit.ts';
import { blame } from '../attribute-error.ts';
import { compressOnce, type OnceEncoding } from '../../http/compression.ts';
import { createFrameCache } from '../response-cache.ts';
import { boundOutgoingCalls } from '../../api/outgoing-connections.ts';
import type { PageAnswer } from '../render-job.ts';
import { leanFetch } from '../../api/undici-fetch.ts';
import { releaseFile } from '../../releases/release-file.ts';
import { createReleaseProbe } from '../../releases/release-probe.ts';
import { createPageRenderer } from '../render-page.tsx';
import { readShellBuild } from '../../shell-build.ts';
import type { FromWorker, NamedOrder, NamedSnapshot, RegionReport, ToWorker } from './protocol.ts';

/**
 * A process that evaluates what squads have released, and nothing else: it holds no token, answers no visitor,
 * and may be stopped at any moment without anybody's request being lost.
 */
type Message<Kind extends ToWorker['kind']> = Extract<ToWorker, { kind: Kind }>;

interface Worker {
  render: (order: NamedOrder) => Promise<{ answer: PageAnswer; regions: RegionReport }>;
  tryRelease: (message: Message<'try'>) => Promise<void>;
  learn: (message: Message<'release'>) => void;
}

function createWorker({ dataDir, apiUrl, logLevel }: Message<'start'>): Worker {
  const log = pino({ level: logLevel });
  const manifests = new Map<string, ReleaseManifest>();
  const throughFrameCache = createFrameCache();
  const apiFetch = throughCircuit(createApiCircuit(), leanFetch);
  const federation = createServerFederation((remote, version) =>
    releaseFile(dataDir, remote, version, 'server', 'remoteEntry.cjs'),
  );
  const renderPage = createPageRenderer({
    federation,
    shellBuild: readShellBuild(join(__dirname, '../client')),
  });
  const probe = createReleaseProbe({ federation, renderPage, apiUrl, log });
  survive(log);

  function snapshotOf({ revision, releases }: NamedSnapshot): Snapshot {
    const known = releases
      .map((key) => manifestOf(key))
      .map((manifest) => [manifest.name, manifest] as const);
    return Object.freeze({ revision, releases: Object.fromEntries(known) as Snapshot['releases'] });
  }

  function manifestOf(key: string): ReleaseManifest {
    const manifest = manifests.get(key);
    if (!manifest) throw new Error(`${key} was ordered before it was described`);
    return manifest;
  }

  return {
    learn: ({ key, manifest }) => manifests.set(key, manifest),
    async render(order) {
      const { url, storeId, headers, requestId, snapshot, session, experiments, encoding } = order;
      const regions: RegionReport = { shown: [], failed: [] };
      const answer = await renderPage({
        url: new URL(url),
        store: storeById(storeId) ?? defaultStore,
        session,
        experiments,
        isTestHost: order.isTestHost,
        ownPolicyTypes: order.ownPolicyTypes,
        isPersonal: order.isPersonal,
        snapshot: snapshotOf(snapshot),
        api: throughFrameCache(createApiClient({ baseUrl: apiUrl, fetch: apiFetch, headers }), session.group),
        log: log.child({ reqId: requestId }),
        watch: {
          shown: (region) => regions.shown.push(region),
          failed: ({ remote, version, phase }) => regions.failed.push({ remote, version, phase }),
        },
      });
      return { answer: packed(answer, encoding), regions };
    },
    tryRelease: ({ release, base }) => probe(manifestOf(release), snapshotOf(base)),
  };
}

function packed(answer: PageAnswer, encoding: OnceEncoding): PageAnswer {
  if (answer.kind === 'redirect') return answer;
  return { ...answer, html: compressOnce(answer.html, encoding), encoding };
}

/** What a release throws where nobody can catch it must not cost the other pages that are being made here. */
function survive(log: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) =>
      log.error({ ...blame(error), err: error }, 'thrown outside of any page'),
    );
  }
}

let worker: Worker | undefined;

function send(message: FromWorker): void {
  process.send?.(message);
}

async function answer(id: number, work: (worker: Worker) => Promise<FromWorker>): Promise<void> {
  try {
    if (!worker) throw new Error('A rendering process was used before it was started');
    send(await work(worker));
  } catch (error) {
    send({ kind: 'failed', id, error: error instanceof Error ? error : new Error(String(error)) });
  }
}

process.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'start':
      boundOutgoingCalls();
      worker = createWorker(message);
      return send({ kind: 'ready' });
    case 'release':
      return worker?.learn(message);
    case 'render': {
      const { id, order } = message;
      return void answer(id, async ({ render }) => ({ kind: 'page', id, ...(await render(order)) }));
    }
    case 'try': {
      const { id } = message;
      return void answer(id, async ({ tryRelease }) => {
        await tryRelease(message);
        return { kind: 'tried', id };
      });
    }
    case 'ping':
      return send({ kind: 'pong', rss: process.memoryUsage.rss() });
  }
});
// The server is gone, however it went.
process.on('disconnect', () => process.exit(0));
// The server is told to stop by the same signal to the group, and stops this process when its pages are made.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
