import type { Page } from '@playwright/test';
import { createAxe } from '../../fixtures/accessibility.ts';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { Member } from '../../fixtures/member.ts';
import { holdRequests } from '../../fixtures/scripts.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

async function expectAccessible(page: Page, selector: string): Promise<void> {
  const { violations } = await createAxe(page).include(selector).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
}

/** Resolves when the page has loaded a file to execute it, not only to fetch it ahead. */
function executed(page: Page, file: RegExp): Promise<unknown> {
  return page.waitForEvent(
    'requestfinished',
    (request) => file.test(request.url()) && request.resourceType() === 'script',
  );
}

for (const width of [375, 1280]) {
  test(`at ${width} px the size guide opens beside the sizes and returns the focus`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await shop.open(pisteSkis.path);
    const link = shop.main.getByRole('link', { name: 'Size guide' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(shop.dialog.getByRole('table')).toBeVisible();
    await expect(shop.dialog).toHaveAccessibleName(/lengths/i);
    expect((await shop.dialog.boundingBox())?.width).toBe(Math.min(770, width));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(shop.dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(pisteSkis.path);
  });
}

test('the size guide links to its page, which closes it', async ({ shop, page }) => {
  await shop.open(pisteSkis.path);
  await shop.main.getByRole('link', { name: 'Size guide' }).click();
  await shop.dialog.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(/-size-guide$/);
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shop.dialog).toBeHidden();
});

test('hovering over its trigger loads an overlay', async ({ shop, page }) => {
  await shop.open('/about-us');
  const content = executed(page, /mf-account\/.*overlays-register/);
  const dialogScript = executed(page, /shell\/.*overlay-dialog.*\.js/);
  await shop.signInButton.hover();
  await Promise.all([content, dialogScript]);
  await expect(shop.dialog).toBeHidden();
});

test('all files that an overlay needs are requested at once', async ({ shop, page }) => {
  const release = await holdRequests(page, /\/(deferred|overlay-dialog|overlays-register)\.js$/);
  const files = [
    /shell\/.*overlay-dialog\.js$/,
    /shell\/.*deferred\.js$/,
    /mf-account\/.*overlays-register\.js$/,
    /mf-account\/.*messages-entry-en_GB\.js$/,
  ];
  await page.goto('/about-us');
  await shop.ready();
  const requested = files.map((file) => page.waitForRequest(file));
  await shop.signInButton.click();
  await Promise.all(requested);
  await expect(shop.dialog).toBeHidden();
  for (const file of ['deferred', 'overlay-dialog'])
    await expect(page.locator(`script[src$="/${file}.js"]`)).toHaveAttribute('fetchpriority', 'high');
  release();
  await expect(shop.dialog).toHaveAccessibleName('Sign in or join');
});

test('the size guide opens with its table, and the page is marked as working before', async ({
  shop,
  page,
}) => {
  const release = await holdRequests(page, /\/api\/size-guide/);
  const dialogScript = executed(page, /overlay-dialog\.js$/);
  await shop.open(pisteSkis.path);
  await shop.main.getByRole('link', { name: 'Size guide' }).click();
  await dialogScript;
  await expect(page.locator('html')).toHaveAttribute('data-pending', 'true');
  await expect(shop.dialog).toBeHidden();
  release();
  await expect(shop.dialog).toBeVisible();
  await expect(shop.dialog.getByRole('table')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-pending');
});

test('the size guide is loaded before the click once its link has been in view for two seconds', async ({
  shop,
  page,
  context,
}) => {
  // The drawing beside the table is loaded by the click.
  shop.expectConsole(/ERR_INTERNET_DISCONNECTED/, /\/media\/signs\//);
  // The browser fetches the files into its cache, and does not execute them before the click.
  const fetched = [/\/api\/size-guide/, /\/size-guide\.js$/, /\/overlay-dialog\.js$/].map((file) =>
    page.waitForEvent('requestfinished', (request) => file.test(request.url())),
  );
  const loaded = [executed(page, /shell\/.*\/deferred\.js$/), ...fetched];
  await shop.open(pisteSkis.path);
  const link = shop.main.getByRole('link', { name: 'Size guide' });
  await link.scrollIntoViewIfNeeded();
  await Promise.all(loaded);
  await expect(shop.dialog).toBeHidden();
  await context.setOffline(true);
  await link.click();
  await expect(shop.dialog.getByRole('table')).toBeVisible();
});

test('an overlay whose code cannot be loaded is answered by the browser’s own dialog', async ({
  shop,
  page,
}) => {
  shop.expectConsole(/could not be (loaded|started)|net::ERR_FAILED|ChunkLoadError|Failed to load resource/);
  const ofChunk = /\/assets\/shell\/[^/]+\/deferred\.js$/;
  await page.route(ofChunk, (route) => route.abort());
  await page.goto('/about-us');
  await shop.ready();
  const answer = page.waitForEvent('dialog');
  await shop.signInButton.click();
  const shown = await answer;
  expect(shown.message()).toContain('Something went wrong on our side.');
  await shown.accept();
  await page.unroute(ofChunk);
  await shop.signInButton.click();
  await expect(shop.dialog).toHaveAccessibleName('Sign in or join');
});

test('the tab of a guest fetches the sign-in overlay ahead, and that of a member does not', async ({
  shop,
  page,
  member,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(request.url());
  });
  const isOverlay = (url: string) => /mf-account\/.*overlays-register\.(js|css)$/.test(url);
  await shop.open('/about-us');
  await expect.poll(() => fetched.filter(isOverlay).length).toBe(2);
  await shop.signIn(member);
  fetched.length = 0;
  await shop.open('/products/skis');
  await shop.started();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(isOverlay)).toEqual([]);
  expect(fetched.filter((url) => /overlay-dialog\.(js|css)$/.test(url))).toHaveLength(2);
});

test('a click that waits for code is shown at once', async ({ shop, page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/mf-account\/.*fragments-button.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await shop.open('/about-us');
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-pending');
  await shop.signInButton.click();
  await expect(html).toHaveAttribute('data-pending', 'true');
  await expect(shop.dialog).toBeHidden();
  release();
  await expect(shop.dialog).toHaveAccessibleName('Sign in or join');
  await expect(html).not.toHaveAttribute('data-pending');
});

test('a dialog that cannot be loaded shows a message, and opens at the next try', async ({ shop, page }) => {
  shop.expectConsole(/dialog could not be loaded|net::ERR_FAILED|ChunkLoadError|Failed to load resource/);
  const ofDialog = /shell\/.*overlay-dialog.*\.js/;
  await page.route(ofDialog, (route) => route.abort());
  await shop.open('/about-us');
  await shop.signInButton.click();
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(ofDialog);
  await shop.signInButton.click();
  await expect(shop.dialog).toHaveAccessibleName('Sign in or join');
});

test('a new member is welcomed on the page that registration leads to', async ({ shop, page, request }) => {
  const newcomer = new Member(request);
  await shop.open('/customer/account/create');
  await shop.fillRegistration(shop.main, newcomer);
  await expect(shop.dialog).toHaveAccessibleName(`Welcome to Offpiste, ${newcomer.firstname}`);
  await expect(page).toHaveURL('/');
  await expect(shop.dialog).toContainText(newcomer.email);
  expect((await shop.dialog.boundingBox())?.width).toBe(562);
  await expectAccessible(page, '[role="dialog"]');
  await shop.dialog.getByRole('button', { name: 'Start shopping' }).click();
  await expect(shop.dialog).toBeHidden();
  await expect(shop.accountButton).toBeVisible();
});

test('a spinner is shown while a form is pending, and does not trap the focus', async ({
  shop,
  page,
  member,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/login', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await shop.open('/customer/account/login');
  await shop.fillSignIn(shop.main, member);
  await expect(page.getByText('One moment, please')).toBeAttached();
  await expect(shop.main).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page, 'body');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  answer.resolve();
  await expect(shop.accountButton).toBeVisible();
  await expect(page.getByText('One moment, please')).toBeHidden();
  await expect(shop.main).not.toHaveAttribute('aria-busy');
});

for (const width of [375, 1280]) {
  test(`at ${width} px a failed sign-out shows an alert that moves nothing and disappears on navigation`, async ({
    shop,
    page,
    member,
  }) => {
    shop.expectConsole(/503/);
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/api/logout', (route) =>
      route.fulfill({
        status: 503,
        json: { code: 'unavailable', message: 'We are counting the skis.', requestId: 'none' },
      }),
    );
    await shop.restoreSession(member);
    await shop.open('/customer/account?ep=1');
    const heading = shop.main.getByRole('heading', { level: 1 });
    const signOut = shop.main.getByRole('button', { name: 'Sign out' });
    // A click scrolls to its target.
    await signOut.scrollIntoViewIfNeeded();
    const before = await heading.boundingBox();
    await signOut.click();
    const alert = page.getByText('We are counting the skis.');
    await expect(alert).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await expectAccessible(page, 'body');
    const close = page.getByRole('button', { name: 'Close this message' });
    const size = await close.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await close.click();
    await expect(alert).toBeHidden();
    await shop.main.getByRole('button', { name: 'Sign out' }).click();
    await expect(alert).toBeVisible();
    await shop.header.getByRole('link', { name: /home page/ }).click();
    await expect(page).toHaveURL('/');
    await expect(alert).toBeHidden();
  });
}

test.describe('the invitation to join', () => {
  const name = 'See the members’ prices';

  test('opens for a visitor from an advertisement, once in a visit', async ({ shop, page }) => {
    await shop.open('/products/skis?st=nonbrandppc&ad=google');
    await expect(shop.dialog).toHaveAccessibleName(name);
    await expect(shop.dialog.getByRole('tab', { selected: true })).toHaveText('Join');
    expect((await shop.dialog.boundingBox())?.width).toBe(495);
    await page.keyboard.press('Escape');
    await expect(shop.dialog).toBeHidden();
    await page.reload();
    await shop.ready();
    await shop.started();
    await expectNothingOpens(page);
  });

  test('waits for a page that it is configured for', async ({ shop, page }) => {
    await shop.open('/?st=display');
    await shop.started();
    await expectNothingOpens(page);
    await shop.header.getByRole('link', { name: 'Ski', exact: true }).click();
    await expect(page).toHaveURL('/products/skis');
    await expect(shop.dialog).toHaveAccessibleName(name);
  });

  test('opens on the home page if the URL requests it', async ({ shop }) => {
    await shop.open('/?st=facebookppc&displayform=yes');
    await expect(shop.dialog).toHaveAccessibleName(name);
  });

  for (const path of ['/products/skis', '/products/skis?st=nonbrandppc&ad=<script>', '/?displayform=yes']) {
    test(`does not open for ${path}`, async ({ shop, page }) => {
      await shop.open(path);
      await shop.started();
      await expectNothingOpens(page);
    });
  }

  test('does not open for a member', async ({ shop, page, member }) => {
    await shop.restoreSession(member);
    await shop.open('/products/skis?st=display');
    await shop.started();
    await expectNothingOpens(page);
  });

  /** Asserts that no dialog is open: the deferred chunk has been loaded when its button is visible. */
  async function expectNothingOpens(page: Page): Promise<void> {
    await page.evaluate(() => scrollTo(0, 4000));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the size guide is a page', async ({ page }) => {
    await page.goto(pisteSkis.path);
    await page.getByRole('main').getByRole('link', { name: 'Size guide' }).click();
    await expect(page).toHaveURL(/-size-guide$/);
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  });
});
