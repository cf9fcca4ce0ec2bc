import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '../../fixtures/shop.ts';
import { expectRequested } from '../../fixtures/scripts.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { metricsUrl } from '../../stack/addresses.ts';
import { visitorCookie } from '../../stack/visitor-cookie.ts';
import {
  endCanary,
  latestChange,
  liveVersions,
  publishFault,
  startCanary,
} from '../../stack/publish-fixture.ts';

/** Returns an address of the documentation range; the shop trusts the proxy on its own machine. */
const someAddress = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

/**
 * Requests a page for each of several visitors with their own addresses. `p` makes each page a separate cache entry,
 * although this page has only one part.
 */
async function someVisitors(count: number, address = someAddress): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, () =>
      serverPage(`/about-us?p=${randomUUID()}`, {
        cookie: visitorCookie(),
        headers: { 'x-forwarded-for': address() },
      }),
    ),
  );
}

test('a canary that fails on the server is rolled back automatically, with the reason in the audit', async () => {
  test.slow();
  const before = await liveVersions('mf-search');
  const canary = await publishFault('mf-search', 'throws-in-server-render', 'guarded.bad');
  await startCanary(canary, 50);
  expect((await liveVersions('mf-search')).canary).toBe(canary.version);
  // Failures of a single address must not trigger a rollback.
  for (let round = 0; round < 10; round++) {
    // oxlint-disable-next-line no-await-in-loop -- the shop evaluates the canary several times meanwhile
    await someVisitors(16, () => '203.0.113.9');
  }
  expect((await liveVersions('mf-search')).canary).toBe(canary.version);

  await expect
    .poll(
      async () => {
        await someVisitors(8);
        return liveVersions('mf-search');
      },
      { timeout: 120_000, intervals: [50] },
    )
    .toEqual(before);

  const change = await latestChange('mf-search');
  expect(change).toMatchObject({
    who: 'shell: release guard',
    what: { action: 'rollback', remote: 'mf-search' },
  });
  const percent = String.raw`\d+\.\d %`;
  expect(change?.why).toMatch(
    new RegExp(
      `^${canary.version} fails in ${percent} of \\d+ renders, ${before.base} in ${percent} of \\d+$`,
    ),
  );
});

test('a canary without more failures stays', async () => {
  test.slow();
  const canary = await publishFault('mf-search', 'none', 'guarded.good');
  const { base } = await liveVersions(canary.name);
  await startCanary(canary, 50);
  try {
    for (let round = 0; round < 12; round++) {
      // oxlint-disable-next-line no-await-in-loop -- concurrent requests would distort the render times
      await someVisitors(8);
    }
    expect(await liveVersions(canary.name)).toEqual({ base, canary: canary.version });
  } finally {
    await endCanary(canary.name);
  }
});

test('a tab reports its releases when it is closed', async ({ shop, page }) => {
  // A beacon of a page that is left is not observable from outside; it is stored for the next page.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      localStorage.setItem('beacon', JSON.stringify([path, body]));
      return send(path, body);
    };
  });
  await shop.open('/about-us');
  await expectRequested(page, '/release-reports');
  await page.evaluate(() => new Promise((run) => requestIdleCallback(run)));
  await page.goto('/robots.txt');
  const stored = await page.evaluate(() => localStorage.getItem('beacon') ?? '[]');
  const [path, beacon = ''] = JSON.parse(stored) as string[];
  expect(path).toBe('/__beacon');
  const report = JSON.parse(beacon) as {
    releases: Record<string, { version: string; loads: number; failures: object }>;
    lcp: { remote: string; ms: number };
  };
  const { base = '' } = await liveVersions('mf-cms');
  expect(report.releases['mf-cms']).toEqual({ version: base, loads: expect.any(Number), failures: {} });
  expect(report.lcp).toEqual({ remote: 'mf-cms', ms: expect.any(Number) });
  const counted = `shell_browser_regions_total{remote="mf-cms",version="${base}"}`;
  await expect.poll(async () => (await fetch(metricsUrl)).text()).toContain(counted);
});
