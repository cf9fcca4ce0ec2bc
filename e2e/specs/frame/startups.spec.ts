import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const startupScript = /\/assets\/mf-account\/[^/]+\/startups-notifications\.js$/;

test('the code of a startup is requested after the page is interactive', async ({ shop, page }) => {
  await shop.open('/about-us');
  await shop.started();
  const { interactiveMs, requestedMs } = await page.evaluate((pattern) => {
    const [mark] = performance.getEntriesByName('shop:interactive');
    const script = performance
      .getEntriesByType('resource')
      .find(({ name }) => new RegExp(pattern).test(new URL(name).pathname));
    return { interactiveMs: mark?.startTime, requestedMs: script?.startTime };
  }, startupScript.source);
  expect(interactiveMs).toBeGreaterThan(0);
  expect(requestedMs).toBeGreaterThanOrEqual(interactiveMs ?? Infinity);
});

test('a startup runs once in a tab, however often the visitor navigates', async ({ shop, page }) => {
  await shop.open('/products/skis?st=display');
  await expect(shop.dialog).toHaveAccessibleName('See the members’ prices');
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toBeHidden();
  // The running startup remembers its invitation; one that was started again would have to read it here.
  await page.evaluate(() => sessionStorage.clear());
  await shop.header.getByRole('link', { name: /home page/ }).click();
  await expect(page).toHaveURL('/');
  await shop.header.getByRole('link', { name: 'Ski', exact: true }).click();
  await expect(page).toHaveURL('/products/skis');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Skis');
  await page.evaluate(() => new Promise((run) => requestIdleCallback(run)));
  await expect(shop.dialog).toHaveCount(0);
});

test('a startup whose code is missing is reported as a region of its remote, and disturbs nothing', async ({
  shop,
  page,
}) => {
  shop.expectConsole(
    /account\/notifications of mf-account .* failed \(load\)|net::ERR_FAILED|Failed to load/,
  );
  await page.route(startupScript, (route) => route.abort());
  // The report is sent when the page is left, where it cannot be observed; it is stored for the next page.
  await page.addInitScript(() => {
    navigator.sendBeacon = (path, body) => {
      // Errors are reported elsewhere, at the same time or before.
      if (path === '/__beacon') localStorage.setItem('beacon', JSON.stringify(body));
      return true;
    };
  });
  await shop.open('/products/skis?st=display');
  await shop.started();
  await expect(shop.dialog).toBeHidden();
  await shop.signInButton.click();
  await expect(shop.dialog).toHaveAccessibleName('Sign in or join');
  await page.goto('/robots.txt');
  const stored = await page.evaluate(() => localStorage.getItem('beacon') ?? '"null"');
  const report: unknown = JSON.parse(JSON.parse(stored) as string);
  expect(report).toMatchObject({ releases: { 'mf-account': { failures: { load: 1 } } } });
});
