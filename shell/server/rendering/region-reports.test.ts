import { Registry } from 'prom-client';
import { createReleaseHealth } from '../releases/health/release-health.ts';
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

it('combineReporters passes a report to every reporter', async () => {
  const registry = new Registry();
  const health = createReleaseHealth({ now: Date.now });
  const reporter = combineReporters(createRegionCounters(registry), health);
  const basket = { remote: 'mf-basket', version: '1.4.2', ms: 20 };
  reporter.page({ shown: [basket], failed: [{ ...basket, phase: 'render' }], network: null });
  expect(await registry.metrics()).toContain('shell_region_failures_total{remote="mf-basket"');
  expect(health.read()).toMatchObject([{ version: '1.4.2', server: { shown: 1, failed: 1 } }]);
});
