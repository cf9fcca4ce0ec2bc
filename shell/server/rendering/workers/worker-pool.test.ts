import { jest } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { guestSessionData } from 'shared-contracts/session';
import type { Snapshot } from 'shared-contracts/releases';
import { defaultStore } from 'shared-contracts/stores';
import type { RenderJob } from '../render-job.ts';
import { manifestOf } from '../../testing/release-fixture.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './worker-pool.ts';
import { startWorker, type RenderWorker } from './worker-process.ts';

const basket = manifestOf('mf-basket', '1.0.0');
const snapshot: Snapshot = {
  revision: 3,
  releases: { 'mf-basket': basket, 'mf-cms': manifestOf('mf-cms', '2.0.0') },
};
const jobOf = (path: string, from = snapshot): RenderJob => ({
  url: `http://localhost${path}`,
  storeId: defaultStore.id,
  session: guestSessionData(defaultStore),
  experiments: {},
  isTestHost: false,
  isPersonal: false,
  hasInlineStyles: true,
  encoding: 'identity',
  headers: {},
  requestId: 'request-1',
  network: '203.0.113.9',
  snapshot: from,
});

// Starts real processes, some of which block, while other tests run.
jest.setTimeout(40_000);

describe('createWorkerPool', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-workers-'));
  const started: RenderWorker[] = [];
  const shown: string[] = [];
  const failed: string[] = [];
  let pool: WorkerPool;

  function start(): RenderWorker {
    const worker = startWorker({
      file: join(import.meta.dirname, '../../testing/fake-worker.ts'),
      start: {
        dataDir,
        apiUrl: 'http://127.0.0.1:9',
        logLevel: 'silent',
        build: '1.0.0',
        isTraced: false,
        frameWaitMs: 500,
      },
      blockedAfterMs: 1_000,
      user: null,
      memoryMb: 256,
    });
    started.push(worker);
    return worker;
  }

  async function startPool(parts: Partial<PoolOptions> = {}): Promise<void> {
    pool = await createWorkerPool({
      count: 2,
      start,
      maxReleases: 100,
      maxMemoryBytes: 10 ** 10,
      reporter: {
        page(report) {
          for (const { remote, version, ms } of report.shown)
            shown.push(`${remote} ${version} ${ms} ${report.network}`);
          for (const { remote, version, phase } of report.failed)
            failed.push(`${remote} ${version} ${phase}`);
        },
      },
      log: Fastify({ logger: { level: 'silent' } }).log,
      ...parts,
    });
  }

  async function textOf(job: RenderJob): Promise<string> {
    const answer = await pool.renderPage(job);
    return answer.kind === 'document' ? answer.html.toString() : answer.location;
  }

  const pairOf = (version: string): Snapshot => ({
    revision: 3,
    releases: {
      'mf-cms': manifestOf('mf-cms', version),
      'mf-search': manifestOf('mf-search', version),
    },
  });

  const makerOf = (text: string) => text.split(' by ')[1];

  beforeAll(() => {
    const folder = join(dataDir, 'releases/mf-basket/1.0.0/server');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'spin.cjs'), 'module.exports = function spin() { for (;;) {} };');
  });
  beforeEach(() => {
    for (const list of [started, shown, failed]) list.length = 0;
  });
  afterEach(async () => {
    pool.stop();
    for (const worker of started) worker.kill();
    await Promise.all(started.map(({ ended }) => ended));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('renders pages with the releases of the job, and reports the regions', async () => {
    await startPool();
    expect(await textOf(jobOf('/page'))).toMatch(/^\/page mf-basket@1\.0\.0 mf-cms@2\.0\.0 by \d+$/);
    expect(shown).toEqual(['mf-cms 2.0.0 3 203.0.113.9']);
  });

  it('renders at a lower priority than the server', async () => {
    await startPool({ count: 1 });
    const pid = Number(makerOf(await textOf(jobOf('/page'))));
    expect(getPriority(pid)).toBe(Math.min(19, getPriority() + 5));
  });

  it('excludes the release that blocks a process, and renders every page that waited there', async () => {
    await startPool({ count: 1 });
    const pages = ['/blocks', '/page', '/other'].map((path) => textOf(jobOf(path)));
    expect((await Promise.all(pages)).map((text) => text.split(' by ')[0])).toEqual([
      '/blocks mf-cms@2.0.0',
      '/page mf-cms@2.0.0',
      '/other mf-cms@2.0.0',
    ]);
    expect(failed).toEqual(['mf-basket 1.0.0 timeout']);
  });

  it('loses no page when a process ends', async () => {
    await startPool({ count: 1 });
    const withoutBasket: Snapshot = { revision: 3, releases: { 'mf-cms': manifestOf('mf-cms', '2.0.0') } };
    const pages = ['/ends-once', '/page', '/other'].map((path) => textOf(jobOf(path, withoutBasket)));
    expect((await Promise.all(pages)).map((text) => text.split(' ')[0])).toEqual([
      '/ends-once',
      '/page',
      '/other',
    ]);
    expect(failed).toEqual([]);
  });

  it('gives up a page that ends every process', async () => {
    await startPool();
    const nothing: Snapshot = { revision: 0, releases: {} };
    const ended = 'the rendering process has ended';
    await expect(pool.renderPage(jobOf('/ends', nothing))).rejects.toThrow(ended);
    expect(await textOf(jobOf('/page', nothing))).toContain('/page');
  });

  it('replaces a process after many releases, which ends after its last page', async () => {
    await startPool({ count: 1, maxReleases: 3 });
    const first = makerOf(await textOf(jobOf('/page')));
    const deferred = textOf(jobOf('/waits'));
    for (const version of ['3.0.0', '4.0.0', '5.0.0'])
      await textOf(jobOf('/page', { revision: 4, releases: { 'mf-cms': manifestOf('mf-cms', version) } }));
    expect(makerOf(await deferred)).toBe(first);
    await started[0]?.ended;
    expect(makerOf(await textOf(jobOf('/page')))).not.toBe(first);
  });

  it('keeps the number of processes when one ends while its successor starts', async () => {
    await startPool({ count: 1, maxReleases: 3 });
    await textOf(jobOf('/page', pairOf('2.0.0')));
    const first = makerOf(await textOf(jobOf('/page', pairOf('2.0.1'))));
    started[0]?.kill();
    await started[0]?.ended;
    expect(makerOf(await textOf(jobOf('/page', pairOf('2.0.1'))))).not.toBe(first);
    expect(started).toHaveLength(2);
  });

  it('rejects the first release of a remote too if it throws', async () => {
    await startPool({ count: 1 });
    const nothing: Snapshot = { revision: 0, releases: {} };
    await expect(pool.probe(manifestOf('mf-basket', '9.0.0'), nothing)).rejects.toThrow('it throws');
    await pool.probe(manifestOf('mf-cms', '2.0.0'), nothing);
    expect(started).toHaveLength(3);
  });

  it('probes a release without quarantined ones', async () => {
    await startPool({ count: 1 });
    const candidate = manifestOf('mf-cms', '3.0.1');
    await expect(pool.probe(candidate, snapshot)).rejects.toThrow('beside mf-basket 1.0.0');
    await textOf(jobOf('/blocks'));
    await pool.probe(candidate, snapshot);
  });

  it('probes a release in a separate process', async () => {
    await startPool({ count: 1 });
    await pool.probe(manifestOf('mf-cms', '3.0.0'), snapshot);
    expect(started).toHaveLength(2);
    await expect(pool.probe(basket, snapshot)).rejects.toThrow('mf-basket 1.0.0 blocks');
    await expect(pool.probe(manifestOf('mf-basket', '9.0.0'), snapshot)).rejects.toThrow('it throws');
    expect(await textOf(jobOf('/page'))).toContain('mf-basket@1.0.0');
  });

  it('warms up the rendering processes with a release that has passed its probe', async () => {
    await startPool({ count: 1 });
    await pool.probe(manifestOf('mf-cms', '3.0.0'), snapshot);
    expect(await textOf(jobOf('/probes'))).toBe('warm-up mf-cms@3.0.0');
  });

  it('rejects when the program does not start', async () => {
    const missing = () =>
      startWorker({
        file: join(dataDir, 'nowhere.cjs'),
        start: { dataDir, apiUrl: '', logLevel: 'silent', build: '1.0.0', isTraced: false, frameWaitMs: 500 },
        blockedAfterMs: 500,
        user: null,
        memoryMb: 256,
      });
    await expect(startPool({ start: missing })).rejects.toThrow('the rendering process has ended');
    await startPool();
  });
});
