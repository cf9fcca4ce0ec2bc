import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { documentOf, entryOf } from '../../testing/release-fixture.ts';
import { buildShell, noReleases, visitorCookie } from '../../testing/shell-fixture.ts';
import { createReleaseHealth, type ReleaseHealth } from './release-health.ts';

const document = documentOf(7, {
  'mf-basket': [
    entryOf('mf-basket', '1.4.1', { status: 'retired', traffic: 0, default: false }),
    entryOf('mf-basket', '1.4.2', { traffic: 90 }),
    entryOf('mf-basket', '1.5.0', { traffic: 10, default: false }),
    entryOf('mf-basket', '1.6.0', { status: 'staged', traffic: 0, default: false }),
  ],
  'mf-cms': [entryOf('mf-cms', '2.0.0')],
});

let app: FastifyInstance;
let health: ReleaseHealth;
let registry: Registry;
beforeEach(async () => {
  health = createReleaseHealth({ now: Date.now });
  registry = new Registry();
  app = await buildShell({
    health,
    metrics: registry,
    releases: { ...noReleases, document: () => document },
  });
});
afterEach(() => app.close());

const report = (version: string, parts: object = {}) => ({
  releases: { 'mf-basket': { version, loads: 3, failures: { render: 1 } } },
  ...parts,
});

async function send(body: unknown, headers: Record<string, string | undefined> = {}) {
  const given = {
    host: 'localhost',
    origin: 'http://localhost',
    'content-type': 'text/plain;charset=UTF-8',
    cookie: visitorCookie('0c0ffee0-0000-4000-8000-000000000001'),
    ...headers,
  };
  const answer = await app.inject({
    method: 'POST',
    url: '/__beacon',
    headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return [answer.statusCode, answer.body, answer.headers['set-cookie']] as const;
}

const silent = [204, '', undefined];
const metrics = () => registry.metrics();

it('registerBeacon counts reports of live releases', async () => {
  const whole = report('1.5.0', {
    lcp: { remote: 'mf-basket', ms: 1800 },
    inp: { remote: 'mf-basket', ms: 80 },
    cls: { remote: 'mf-basket', score: 0.03 },
  });
  expect(await send(whole)).toEqual(silent);
  expect(health.read()).toMatchObject([
    {
      remote: 'mf-basket',
      version: '1.5.0',
      browser: { loads: 3, failures: 1, lcp: { count: 1 }, inp: { p50: 80 } },
    },
  ]);
  const text = await metrics();
  expect(text).toContain('shell_browser_regions_total{remote="mf-basket",version="1.5.0"} 3');
  expect(text).toContain(
    'shell_browser_region_failures_total{remote="mf-basket",version="1.5.0",phase="render"} 1',
  );
  const ofRelease = 'remote="mf-basket",version="1.5.0"';
  expect(text).toContain(`shell_browser_lcp_seconds_sum{${ofRelease}} 1.8`);
  expect(text).toContain(`shell_browser_inp_seconds_bucket{le="0.1",${ofRelease}} 1`);
  expect(text).toContain(`shell_browser_layout_shift_bucket{le="0.025",${ofRelease}} 0`);
  expect(text).toContain(`shell_browser_layout_shift_bucket{le="0.05",${ofRelease}} 1`);
});

it('registerBeacon accepts JSON, and browsers that send only an origin', async () => {
  await send(report('1.5.0'), { 'content-type': 'application/json' });
  await send(report('1.5.0'), { origin: undefined, 'sec-fetch-site': 'same-origin' });
  expect(health.read()[0]?.browser.loads).toBe(6);
});

it('registerBeacon forbids caching', async () => {
  const answer = await app.inject({ method: 'POST', url: '/__beacon', payload: '' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([204, 'no-store']);
});

describe('registerBeacon answers alike and counts nothing', () => {
  const deep = `${'['.repeat(1900)}${']'.repeat(1900)}`;
  it.each([
    ['a version that is staged', report('1.6.0')],
    ['a version that was live', report('1.4.1')],
    ['a version that there never was', report('9.9.9')],
    ['a version that is none', report('<script>')],
    ['an unknown remote', { releases: { 'mf-evil': { version: '1.5.0', loads: 1, failures: {} } } }],
    [
      'an unknown phase',
      report('1.5.0', { releases: { 'mf-basket': { version: '1.5.0', loads: 1, failures: { evil: 1 } } } }),
    ],
    ['a name of every object', '{"releases":{"__proto__":{"version":"1.5.0","loads":1,"failures":{}}}}'],
    ['fewer than none', { releases: { 'mf-basket': { version: '1.5.0', loads: -1, failures: {} } } }],
    ['a part of a region', { releases: { 'mf-basket': { version: '1.5.0', loads: 0.5, failures: {} } } }],
    [
      'more than a number holds',
      '{"releases":{"mf-basket":{"version":"1.5.0","loads":1e999,"failures":{}}}}',
    ],
    ['a time before the start', report('1.5.0', { lcp: { remote: 'mf-basket', ms: -1 } })],
    ['a time that is a word', report('1.5.0', { lcp: { remote: 'mf-basket', ms: 'long' } })],
    ['nothing', ''],
    ['no JSON', '{"releases":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['something deep', deep],
    ['more than a tab has to say', report('1.5.0', { more: 'x'.repeat(4096) })],
  ])('for %s', async (_, body) => {
    expect(await send(body)).toEqual(silent);
    expect(health.read()).toEqual([]);
    expect(await metrics()).not.toContain('shell_browser_regions_total{');
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://localhost:9999' }],
    ['a site that hides', { origin: 'null' }],
    ['a browser that contradicts itself', { 'sec-fetch-site': 'cross-site' }],
    ['who says nothing', { origin: undefined }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a visitor without an id', { cookie: undefined }],
    ['an id that this shop has not signed', { cookie: `vid=${randomUUID()}` }],
    [
      'an id with another signature',
      { cookie: visitorCookie(randomUUID()).replace(/.{43}$/, 'A'.repeat(43)) },
    ],
    ['something else', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('for %s', async (_, headers) => {
    expect(await send(report('1.5.0'), headers)).toEqual(silent);
    expect(health.read()).toEqual([]);
  });
});

it('registerBeacon drops releases that are not live and counts the others', async () => {
  const releases = {
    'mf-basket': { version: '9.9.9', loads: 3, failures: {} },
    'mf-cms': { version: '2.0.0', loads: 1, failures: {} },
  };
  await send({ releases, lcp: { remote: 'mf-basket', ms: 100 } });
  expect(health.read().map(({ remote, version }) => [remote, version])).toEqual([['mf-cms', '2.0.0']]);
});

it('registerBeacon limits one IPv6 network of 2^64 addresses to 120 reports', async () => {
  const reports = Array.from({ length: 200 }, (_, index) =>
    send(report('1.5.0'), {
      cookie: visitorCookie(randomUUID()),
      'x-forwarded-for': `2001:db8:1:2::${index.toString(16)}`,
    }),
  );
  await Promise.all(reports);
  expect(health.read()[0]?.browser.loads).toBe(120 * 3);
});

it('registerBeacon limits one IPv6 site of 65,536 networks to 16 times as many reports', async () => {
  const reports = Array.from({ length: 2000 }, (_, index) =>
    send(report('1.5.0'), {
      cookie: visitorCookie(randomUUID()),
      'x-forwarded-for': `2001:db8:1:${index.toString(16)}::7`,
    }),
  );
  await Promise.all(reports);
  expect(health.read()[0]?.browser.loads).toBe(16 * 120 * 3);
});

it('registerBeacon caps the counts of one report', async () => {
  const failures = { load: 1e9, render: 1e9 };
  await send({ releases: { 'mf-basket': { version: '1.5.0', loads: 1e9, failures } } });
  await send({
    releases: { 'mf-basket': { version: '1.4.2', loads: 1, failures: { render: 5 } } },
    lcp: { remote: 'mf-basket', ms: 1e15 },
  });
  const [old, young] = health.read();
  expect(young?.browser).toMatchObject({ loads: 50, failures: 50 });
  expect(old?.browser).toMatchObject({ loads: 1, failures: 1 });
  expect(old?.browser.lcp.p99).toBeLessThan(125_000);
  expect(await metrics()).toContain('shell_browser_lcp_seconds_sum{remote="mf-basket",version="1.4.2"} 60');
});

it('registerBeacon limits a visitor to six reports a minute, and an address to 120', async () => {
  for (let count = 0; count < 10; count++) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, to reach the limit
    expect(await send(report('1.5.0'))).toEqual(silent);
  }
  expect(health.read()[0]?.browser.loads).toBe(6 * 3);
  const others = Array.from({ length: 200 }, () =>
    send(report('1.5.0'), { cookie: visitorCookie(randomUUID()) }),
  );
  await Promise.all(others);
  expect(health.read()[0]?.browser.loads).toBe((120 - 4) * 3);
});

it('registerBeacon answers GET as an unknown path', async () => {
  const answer = await app.inject({ url: '/__beacon', headers: { host: 'localhost' } });
  expect(answer.headers['content-type']).toContain('text/html');
});
