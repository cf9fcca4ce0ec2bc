/** @jest-environment node */
import { Registry } from 'prom-client';
import { createReleaseHealth } from './release-health/release-health.ts';
import { createRegionCounters, toAll } from './region-watch.ts';

it('counts by remote and version, so that one release’s failures are not another’s', async () => {
  const registry = new Registry();
  const watch = createRegionCounters(registry);
  const basket = { remote: 'mf-basket', version: '1.4.2', ms: 20 };
  watch.shown(basket);
  watch.shown(basket);
  watch.shown({ ...basket, version: '1.5.0' });
  watch.failed({ ...basket, version: '1.5.0', phase: 'render', error: new Error('it threw') });
  const text = await registry.metrics();
  expect(text).toContain('shell_regions_total{remote="mf-basket",version="1.4.2"} 2');
  expect(text).toContain('shell_regions_total{remote="mf-basket",version="1.5.0"} 1');
  expect(text).toContain('shell_region_failures_total{remote="mf-basket",version="1.5.0",phase="render"} 1');
  expect(text).not.toMatch(/failures_total\{remote="mf-basket",version="1\.4\.2"/);
});

it('tells several of the same', async () => {
  const registry = new Registry();
  const health = createReleaseHealth({ now: Date.now });
  const watch = toAll(createRegionCounters(registry), health);
  const basket = { remote: 'mf-basket', version: '1.4.2', ms: 20 };
  watch.shown(basket);
  watch.failed({ ...basket, phase: 'render', error: new Error('it threw') });
  expect(await registry.metrics()).toContain('shell_region_failures_total{remote="mf-basket"');
  expect(health.read()).toMatchObject([{ version: '1.4.2', server: { shown: 1, failed: 1 } }]);
});
