import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '../../fixtures/shop.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { metricsUrl } from '../../stack/addresses.ts';
import { visitorCookie } from '../../stack/visitor-cookie.ts';
import {
  endCanary,
  latestChange,
  liveVersions,
  publishFault,
  startCanary,
} from '../../stack/faulty-release.ts';

/** An address of the range that documents use; the shop believes the proxy of its own machine. */
const someAddress = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

/**
 * Each its own visitor from an address of its own, with a page of its own: `p` is part of a page's key, although this page
 * has one part only.
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

test('a canary that fails on the server is rolled back by itself, and the audit says why', async () => {
  test.slow();
  const before = await liveVersions('mf-search');
  const canary = await publishFault('mf-search', 'throws-in-server-render', 'guarded.bad');
  await startCanary(canary, 50);
  expect((await liveVersions('mf-search')).canary).toBe(canary.version);
  // One address alone, whose pages fail as surely, decides nothing.
  for (let round = 0; round < 10; round++) {
    // oxlint-disable-next-line no-await-in-loop -- the shop looks at the canary several times meanwhile
    await someVisitors(16, () => '203.0.113.9');
  }
  expect((await liveVersions('mf-search')).canary).toBe(canary.version);

  await expect
    .poll(
      async () => {
        await someVisitors(8);
        return liveVersions('mf-search');
      },
      { timeout: 60_000, intervals: [50] },
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

test('a canary that is no worse stays', async () => {
  test.slow();
  const canary = await publishFault('mf-search', 'whole', 'guarded.good');
  const { base } = await liveVersions(canary.name);
  await startCanary(canary, 50);
  try {
    for (let round = 0; round < 12; round++) {
      // oxlint-disable-next-line no-await-in-loop -- a rush would say nothing of how long its pages take
      await someVisitors(8);
    }
    expect(await liveVersions(canary.name)).toEqual({ base, canary: canary.version });
  } finally {
    await endCanary(canary.name);
  }
});

test('a tab says how its releases did when it is left', async ({ shop, page }) => {
  // A request of a page that is being left is not seen from outside; what it says is kept for the next page.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      localStorage.setItem('said', JSON.stringify([path, body]));
      return send(path, body);
    };
  });
  await shop.open('/about-us');
  await page.waitForLoadState('networkidle');
  await page.goto('/robots.txt');
  const kept = await page.evaluate(() => localStorage.getItem('said') ?? '[]');
  const [path, said = ''] = JSON.parse(kept) as string[];
  expect(path).toBe('/__beacon');
  const report = JSON.parse(said) as {
    releases: Record<string, { version: string; loads: number; failures: object }>;
    lcp: { remote: string; ms: number };
  };
  const { base = '' } = await liveVersions('mf-cms');
  expect(report.releases['mf-cms']).toEqual({ version: base, loads: expect.any(Number), failures: {} });
  expect(report.lcp).toEqual({ remote: 'mf-cms', ms: expect.any(Number) });
  const counted = `shell_browser_regions_total{remote="mf-cms",version="${base}"}`;
  await expect.poll(async () => (await fetch(metricsUrl)).text()).toContain(counted);
});
