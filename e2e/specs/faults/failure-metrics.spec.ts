import { expect, test } from '../../fixtures/faults.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { metricsUrl } from '../../stack/addresses.ts';

test('a failed region is counted by remote, version and phase', async ({ live }) => {
  const { version } = await live('mf-search', 'throws-at-load');
  const { status, headers } = await serverPage('/search?s=ski');
  expect(status).toBe(503);
  expect(headers.get('retry-after')).not.toBeNull();
  const metrics = await (await fetch(metricsUrl)).text();
  expect(metrics).toContain(
    `shell_region_failures_total{remote="mf-search",version="${version}",phase="load"}`,
  );
  expect(metrics).toMatch(/shell_regions_total\{remote="mf-account",version="[^"]+"\} [1-9]/);
});
