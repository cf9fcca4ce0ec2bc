import { Registry } from 'prom-client';
import { maxRemotes } from 'shared-contracts/releases';
import { restrictToSnapshot } from '../releases/health/page-report.ts';
import { createReleaseHealth } from '../releases/health/release-health.ts';
import { manifestOf } from '../testing/release-fixture.ts';
import { createRegionCounters, combineReporters } from './region-reports.ts';

it('createRegionCounters counts by remote and version', async () => {
  const registry = new Registry();
  const reporter = createRegionCounters(registry);
  const basket = { remote: 'mf-basket', version: '1.4.2', ms: 20 };
  reporter.page({ shown: [basket, basket], failed: [], network: '203.0.113.9' });
  const failed = [{ remote: 'mf-basket', version: '1.5.0', phase: 'render' as const }];
  reporter.page({ shown: [{ ...basket, version: '1.5.0' }], failed, network: null });
  const text = await registry.metrics();
  expect(text).toContain('shell_regions_total{remote="mf-basket",version="1.4.2"} 2');
  expect(text).toContain('shell_regions_total{remote="mf-basket",version="1.5.0"} 1');
  expect(text).toContain('shell_region_failures_total{remote="mf-basket",version="1.5.0",phase="render"} 1');
  expect(text).not.toMatch(/failures_total\{remote="mf-basket",version="1\.4\.2"/);
});

it('createRegionCounters limits the names of missing remotes', async () => {
  const registry = new Registry();
  const reporter = createRegionCounters(registry);
  const names = Array.from(
    { length: 300 },
    (_, index) => `mf-${'a'.repeat(1 + (index % 30))}-${'b'.repeat(1 + index / 30)}`,
  );
  const failed = names.map((remote) => ({ remote, version: 'none', phase: 'missing' as const }));
  reporter.page({ shown: [], failed, network: null });
  const lines = (await registry.metrics()).split('\n').filter((line) => line.includes('phase="missing"'));
  expect(lines).toHaveLength(maxRemotes + 1);
  expect(lines).toContain(
    `shell_region_failures_total{remote="other",version="none",phase="missing"} ${300 - maxRemotes}`,
  );
});

it('restrictToSnapshot leaves only releases of the page’s snapshot', () => {
  const snapshot = { revision: 1, releases: { 'mf-gift-cards': manifestOf('mf-gift-cards', '1.0.0') } };
  const own = { remote: 'mf-gift-cards', version: '1.0.0' };
  const hostile = [
    { remote: 'mf-gift-cards', version: '9.9.9' },
    { remote: 'mf-basket', version: '1.0.0' },
    { remote: '__proto__', version: '1.0.0' },
    { remote: 'constructor', version: '1.0.0' },
  ];
  const restricted = restrictToSnapshot(
    {
      shown: [own, ...hostile].map((region) => ({ ...region, ms: 1 })),
      failed: [
        { ...own, phase: 'render' },
        ...hostile.map((region) => ({ ...region, phase: 'data' as const })),
        { remote: 'mf-cms', version: 'none', phase: 'missing' },
        { remote: '__proto__', version: 'none', phase: 'missing' },
        { ...own, phase: 'invented' as 'data' },
      ],
    },
    snapshot,
  );
  expect(restricted.shown).toEqual([{ ...own, ms: 1 }]);
  const shell = { remote: 'shell', version: 'unknown' };
  expect(restricted.failed).toEqual([
    { ...own, phase: 'render' },
    ...hostile.map(() => ({ ...shell, phase: 'data' })),
    { remote: 'mf-cms', version: 'none', phase: 'missing' },
    { ...shell, phase: 'missing' },
  ]);
});

it('combineReporters passes a report to every reporter', async () => {
  const registry = new Registry();
  const health = createReleaseHealth({ now: Date.now });
  const reporter = combineReporters(createRegionCounters(registry), health);
  const basket = { remote: 'mf-basket', version: '1.4.2', ms: 20 };
  reporter.page({ shown: [basket], failed: [{ ...basket, phase: 'render' }], network: null });
  expect(await registry.metrics()).toContain('shell_region_failures_total{remote="mf-basket"');
  expect(health.read()).toMatchObject([{ version: '1.4.2', server: { shown: 1, failed: 1 } }]);
});
