import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { filmedSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { shopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

const linkName = /^Play the video: /;

/** Returns how far the video of the page has been played, in seconds. */
const playedSeconds = (page: Page) =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime);

for (const width of [375, 1280]) {
  test(`at ${width} px the video of a product plays in a modal, which Escape closes`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.open(filmedSkis.path);
    const link = shop.main.getByRole('link', { name: linkName });
    await expect(link).toHaveCount(1);
    await link.click();
    await expect(shop.dialog.getByRole('heading', { name: 'Video: Varnhorn Ravine 92' })).toBeVisible();
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0);
    await expect(shop.dialog.getByText('The camera moves along the Ravine 92')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(shop, 'the video of a product', '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(shop.dialog).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('Back closes the video of a product, and then leaves the product', async ({ shop, page }) => {
  await shop.open('/ski-boots-size-guide');
  await page.goto(filmedSkis.path);
  await shop.ready();
  await shop.main.getByRole('link', { name: linkName }).click();
  await expect(shop.dialog).toBeVisible();
  await page.goBack();
  await expect(shop.dialog).toBeHidden();
  await expect(page).toHaveURL(filmedSkis.path);
  await page.goBack();
  await expect(page).toHaveURL('/ski-boots-size-guide');
});

test.describe('for a visitor who wants less motion', () => {
  test('the video waits for its controls, and nothing of it is loaded before', async ({ shop, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/media/videos/')) files.push(request.url());
    });
    await shop.open(filmedSkis.path);
    await shop.main.getByRole('link', { name: linkName }).click();
    const video = shop.dialog.locator('video');
    await expect(video).toBeVisible();
    expect([await playedSeconds(page), files]).toEqual([0, []]);
    await video.evaluate((element) => (element as HTMLVideoElement).play());
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0);
    expect(files).not.toEqual([]);
  });
});

test('a video that cannot be loaded says so, and plays on the next attempt', async ({ shop, page }) => {
  shop.expectConsole(/Failed to load resource/);
  await page.route('**/media/videos/**', (route) => route.fulfill({ status: 503 }));
  await shop.open(filmedSkis.path);
  await shop.main.getByRole('link', { name: linkName }).click();
  await expect(shop.dialog.getByRole('alert')).toContainText('The video can’t be played');
  await page.unroute('**/media/videos/**');
  await shop.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0);
});

test('videos are answered in parts and cached, and search engines find them', async ({ page, request }) => {
  const answer = await page.goto(filmedSkis.path);
  expect(answer?.headers()['content-security-policy']).toContain("media-src 'self'");
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': nodes } = JSON.parse(json ?? '{}') as { '@graph': Record<string, string>[] };
  const video = nodes.find((node) => node['@type'] === 'VideoObject');
  expect(video).toMatchObject({
    name: 'Varnhorn Ravine 92 all-mountain skis',
    uploadDate: '2026-11-27T00:00:00.000Z',
  });
  expect(video?.['thumbnailUrl']).toMatch(new RegExp(`^${shopUrl}/media/`));
  expect(video?.['contentUrl']).toMatch(new RegExp(`^${shopUrl}/media/videos/`));
  const part = await request.get(video?.['contentUrl'] ?? '', { headers: { range: 'bytes=0-99' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  expect(part.headers()).toMatchObject({
    'content-type': 'video/mp4; codecs="avc1.64001f"',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the video is a link to its file', async ({ shop, page }) => {
    await page.goto(filmedSkis.path);
    await expect(shop.main.getByRole('link', { name: linkName })).toHaveAttribute(
      'href',
      /^\/media\/videos\/VAR-RAVINE-92\.[0-9a-f]{8}\.mp4$/,
    );
  });
});
