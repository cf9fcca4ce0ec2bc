import type { Observation } from './observation.ts';
import { createReleaseHealth, type ReleaseHealth } from './release-health.ts';

const minute = 60_000;
let now: number;
let health: ReleaseHealth;
const basket = { remote: 'mf-basket', version: '1.4.2' } as const;

beforeEach(() => {
  now = 1_000 * minute;
  health = createReleaseHealth({ now: () => now });
});

/** A page with one failed region. */
const failed = (phase: 'load' | 'timeout' | 'data' | 'render' | 'missing', of: object = basket) =>
  health.page({ shown: [], failed: [{ ...basket, ...of, phase }], network: null });

/** A page with one rendered region. */
const shown = (parts: { ms: number; version?: string }, network: string | null = null) =>
  health.page({ shown: [{ ...basket, ...parts }], failed: [], network });

const from = (visitor: string, network = `network of ${visitor}`) => ({ visitor, network });

const tab = (version: string, failures = {}) => ({
  releases: { 'mf-basket': { version, loads: 2, failures } },
});

it('createReleaseHealth has no figures of releases without pages', () => {
  expect(health.read()).toEqual([]);
});

it('createReleaseHealth keeps regions, failures and times by release', () => {
  for (let ms = 1; ms <= 100; ms++) shown({ ms });
  shown({ version: '1.5.0', ms: 900 });
  failed('render', { version: '1.5.0' });
  const [old, young] = health.read();
  expect(old).toMatchObject({ ...basket, server: { shown: 100, failed: 0 } });
  expect(old?.server.render).toEqual({ count: 100, p50: 50, p75: 75, p99: 99 });
  expect(young).toMatchObject({ version: '1.5.0', server: { shown: 1, failed: 1 } });
  expect(young?.browser.lcp).toEqual({ count: 0, p50: null, p75: null, p99: null });
});

it('createReleaseHealth counts regions that failed before loading as shown, so that the rate is at most 1', () => {
  for (const phase of ['load', 'timeout', 'data'] as const) failed(phase);
  expect(health.read()[0]?.server).toMatchObject({ shown: 3, failed: 3 });
});

it('createReleaseHealth attributes no failure of the shell to a release', () => {
  failed('missing', { version: 'none' });
  failed('render', { remote: 'shell', version: 'unknown' });
  failed('render', { version: 'unknown' });
  expect(health.read()).toEqual([]);
});

it('createReleaseHealth counts tab reports, with times for the owner of the page', () => {
  const releases = {
    'mf-basket': { version: '1.4.2', loads: 3, failures: { render: 1, load: 1 } },
    'mf-cms': { version: '2.0.0', loads: 1, failures: {} },
  };
  health.reported(
    { releases, lcp: { remote: 'mf-cms', ms: 1800 }, inp: { remote: 'mf-basket', ms: 90 } },
    from('a'),
  );
  const [one, other] = health.read();
  expect(one).toMatchObject({
    browser: { loads: 3, failures: 2, lcp: { count: 0 }, inp: { count: 1, p75: 90 } },
  });
  expect(other).toMatchObject({ browser: { loads: 1, failures: 0, lcp: { count: 1 }, inp: { count: 0 } } });
  expect(Math.abs((other?.browser.lcp.p75 ?? 0) - 1800)).toBeLessThan(18);
});

it('createReleaseHealth drops times of remotes that are not in the report', () => {
  health.reported({ releases: {}, lcp: { remote: 'mf-cms', ms: 1800 } }, from('a'));
  expect(health.read()).toEqual([]);
});

it('createReleaseHealth drops figures after a quarter of an hour, minute by minute', () => {
  shown({ ms: 10 });
  now += 10 * minute;
  shown({ ms: 30 });
  expect(health.read()[0]?.server).toMatchObject({ shown: 2, render: { count: 2, p50: 10 } });
  now += 5 * minute;
  expect(health.read()[0]?.server).toMatchObject({ shown: 1, render: { count: 1, p50: 30 } });
  now += 10 * minute;
  expect(health.read()).toEqual([]);
});

it('createReleaseHealth evicts the least used releases', () => {
  for (let patch = 0; patch < 500; patch++) shown({ version: `1.0.${patch}`, ms: 5 });
  const kept = health.read().map(({ version }) => version);
  expect(kept).toHaveLength(192);
  expect(kept).toContain('1.0.499');
});

it('createReleaseHealth accepts extreme times without growing', () => {
  for (const ms of [0, -5, 0.2, 1e12]) shown({ ms });
  expect(health.read()[0]?.server.render).toMatchObject({ count: 4, p50: 1 });
  expect(health.read()[0]?.server.render.p99).toBeLessThan(125_000);
});

describe('ReleaseHealth.listen', () => {
  const observations: Observation[] = [];
  beforeEach(() => {
    observations.length = 0;
    health.listen((observation) => void observations.push(observation));
  });

  it('reports every page as one attempt of each release on it', () => {
    const regions = [
      { ...basket, ms: 12 },
      { ...basket, ms: 12 },
    ];
    const broken = [
      { ...basket, phase: 'render' as const },
      { ...basket, phase: 'load' as const },
    ];
    health.page({ shown: regions, failed: broken, network: '203.0.113.9' });
    failed('timeout');
    expect(observations).toEqual([
      { ...basket, site: '203.0.113.9', what: 'server', seen: 1, bad: 1 },
      { ...basket, site: '203.0.113.9', what: 'render', ms: 12 },
      { ...basket, site: null, what: 'server', seen: 1, bad: 1 },
    ]);
  });

  it('reports five pages of a network per quarter of an hour, whatever the release', () => {
    for (let page = 0; page < 20; page++)
      shown({ ms: 12, version: page % 2 === 0 ? '1.4.2' : '1.5.0' }, '203.0.113.9');
    expect(observations.filter(({ what }) => what === 'server')).toHaveLength(5);
    expect(health.read().map(({ server }) => [server.shown, server.render.count])).toEqual([
      [10, 3],
      [10, 2],
    ]);
    now += 15 * minute;
    shown({ ms: 12 }, '203.0.113.9');
    expect(observations.filter(({ what }) => what === 'server')).toHaveLength(6);
  });

  it('reports one tab of a network, however many visitors it has', () => {
    for (let visitor = 0; visitor < 20; visitor++)
      health.reported(tab('1.4.2'), from(`visitor ${visitor}`, '203.0.113.9'));
    expect(observations).toHaveLength(1);
    expect(health.read()[0]?.browser.loads).toBe(40);
  });

  it('reports a visitor’s first tab only, as one attempt', () => {
    health.reported(tab('1.4.2', { render: 2 }), from('a'));
    health.reported(tab('1.4.2'), from('a'));
    health.reported(tab('1.4.2'), from('b'));
    expect(observations.map((one) => 'seen' in one && [one.seen, one.bad])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(health.read()[0]?.browser).toMatchObject({ loads: 6, failures: 2 });
  });

  it('reports a visitor again after the window, and not before from another network', () => {
    health.reported(tab('1.4.2'), from('a'));
    health.reported(tab('1.4.2'), from('a', 'another network'));
    now += 16 * minute;
    health.reported(tab('1.5.0'), from('a'));
    expect(observations).toHaveLength(2);
  });
});
