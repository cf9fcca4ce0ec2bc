import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { Registry } from 'prom-client';
import { bucketFor, type RegistryClient } from 'registry-client';
import { documentOf, entryOf, manifestOf } from '../../testing/release-fixture.ts';
import { buildShell, noReleases, visitorCookie } from '../../testing/shell-fixture.ts';
import { createReleaseGuard, type ReleaseGuard } from './guard/guard.ts';
import type { Observation } from './observation.ts';
import { createReleaseHealth } from './release-health.ts';

const remote = 'mf-search' as const;
const [base, canary] = ['1.4.2', '1.5.0'];
const document = documentOf(7, {
  [remote]: [
    entryOf(remote, base, { traffic: 50 }),
    entryOf(remote, canary, { traffic: 50, default: false }),
  ],
});
const versionFor = (visitor: string) => (bucketFor(visitor, remote) < 50 ? canary : base);

let app: FastifyInstance;
let guard: ReleaseGuard;
let observations: Observation[];
/** Returns whether a page fails, by address and version. */
let isFailing: (path: string, version: string) => boolean;
const rollback = jest.fn<RegistryClient['rollback']>();

beforeEach(async () => {
  isFailing = () => false;
  rollback.mockReset();
  rollback.mockImplementation(async () => documentOf(8, {}));
  const health = createReleaseHealth({ now: Date.now });
  observations = [];
  health.listen((observation) => observations.push(observation));
  guard = createReleaseGuard({
    health,
    document: () => document,
    client: { rollback },
    minSeen: 20,
    now: Date.now,
    log: pino({ level: 'silent' }),
  });
  app = await buildShell({
    health,
    metrics: new Registry(),
    releases: {
      ...noReleases,
      document: () => document,
      snapshotFor: (visitor) => ({
        revision: 7,
        releases: { [remote]: manifestOf(remote, versionFor(visitor)) },
      }),
    },
    // As the worker pool does: the page's report with the visitor's network.
    renderPage: async ({ url, snapshot, network }) => {
      const version = snapshot.releases[remote]?.version ?? '';
      const failed = isFailing(new URL(url).pathname, version)
        ? [{ remote, version, phase: 'render' as const }]
        : [];
      health.page({ shown: [{ remote, version, ms: 20 }], failed, network });
      return {
        kind: 'document',
        status: failed.length > 0 ? 503 : 200,
        html: Buffer.from(''),
        encoding: 'identity',
      };
    },
  });
  await guard.compare();
});
afterEach(() => app.close());

let visits = 0;
const visitorOf = (version: string): string => {
  for (;;) {
    const id = randomUUID();
    if (versionFor(id) === version) return id;
  }
};

const visit = (path: string, visitor: string, address: string) =>
  app.inject({
    // A unique URL, so that no page comes from the cache.
    url: `${path}?p=${++visits}`,
    headers: { cookie: visitorCookie(visitor), 'x-forwarded-for': address },
  });

const beacon = (version: string, cookie: string, address: string, failures: object = { render: 1 }) =>
  app.inject({
    method: 'POST',
    url: '/__beacon',
    headers: {
      origin: 'http://localhost',
      host: 'localhost',
      'content-type': 'text/plain',
      cookie,
      'x-forwarded-for': address,
    },
    payload: JSON.stringify({ releases: { [remote]: { version, loads: 1, failures } } }),
  });

const addressOf = (index: number) => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;

/** Visitors with an address each, half of them with the canary. */
async function ordinaryVisitors(count: number, path = '/search'): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      visit(path, visitorOf(index % 2 === 0 ? canary : base), addressOf(index)),
    ),
  );
}

const attacker = '203.0.113.9';
const reportsOfTabs = () => observations.filter(({ what }) => what === 'browser').length;
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('one address cannot end a good canary', () => {
  beforeEach(() => ordinaryVisitors(120));

  it('with 120 reports under forged ids, none of which counts', async () => {
    await times(120, () => beacon(canary, `vid=${randomUUID()}`, attacker));
    await guard.compare();
    expect(rollback).not.toHaveBeenCalled();
    expect(reportsOfTabs()).toBe(0);
  });

  it('with 120 reports under signed ids, of which one counts', async () => {
    await times(120, () => beacon(canary, visitorCookie(visitorOf(canary)), attacker));
    await guard.compare();
    expect(rollback).not.toHaveBeenCalled();
    expect(reportsOfTabs()).toBe(1);
  });

  it('with 320 pages that it makes fail', async () => {
    isFailing = (path) => path === '/search/broken';
    await times(320, () => visit('/search/broken', visitorOf(canary), attacker));
    await guard.compare();
    expect(rollback).not.toHaveBeenCalled();
  });

  it('with failing pages from many addresses of one IPv6 network', async () => {
    isFailing = (path) => path === '/search/broken';
    await times(320, (index) =>
      visit('/search/broken', visitorOf(canary), `2001:db8:1:2::${index.toString(16)}`),
    );
    await guard.compare();
    expect(rollback).not.toHaveBeenCalled();
  });

  it('with failing pages from every network of one IPv6 site', async () => {
    isFailing = (path) => path === '/search/broken';
    await times(320, (index) =>
      visit('/search/broken', visitorOf(canary), `2001:db8:1:${index.toString(16)}::7`),
    );
    await guard.compare();
    expect(rollback).not.toHaveBeenCalled();
    expect(observations.filter((seen) => seen.what === 'server' && seen.bad > 0)).toHaveLength(5);
  });

  it('with reports from every network of one IPv6 site, of which one counts', async () => {
    await times(320, (index) =>
      beacon(canary, visitorCookie(visitorOf(canary)), `2001:db8:1:${index.toString(16)}::7`),
    );
    expect(reportsOfTabs()).toBe(1);
  });
});

it('one address cannot keep a failing canary with good pages and reports', async () => {
  await times(400, () => visit('/about-us', visitorOf(canary), attacker));
  await times(120, () => beacon(canary, visitorCookie(visitorOf(canary)), attacker, {}));
  isFailing = (path, version) => path === '/search' && version === canary;
  await ordinaryVisitors(300);
  await guard.compare();
  expect(rollback).toHaveBeenCalledTimes(1);
});
