import type { Page } from '@playwright/test';
import { framesPage } from '../../../scripts/testing/third-parties/third-party-config.ts';
import { acceptEverything, followThirdParties, storedChoice } from '../../fixtures/consent.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { servicesShopUrl } from '../../stack/addresses.ts';

/** Keys of the services that load without a click. */
const allServices = ['analytics', 'heatmap', 'reviews', 'tagManager', 'trustBadge', 'webAnalytics'];

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });
/** Frames of services, by the name of their path. */
const services = (page: Page) =>
  page
    .locator('iframe[src^="/services/"]')
    .evaluateAll((frames) =>
      frames
        .map((frame) => frame.getAttribute('src')?.split('/').at(-1) ?? '')
        .toSorted((a, b) => a.localeCompare(b)),
    );

test('services start with the answer, and disappear at once when it is withdrawn', async ({
  shop,
  page,
  context,
}) => {
  const thirdParties = await followThirdParties(context);
  await shop.open(`${servicesShopUrl}/`);
  expect(await services(page)).toEqual([]);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => services(page)).toEqual(allServices);

  await shop.open(`${servicesShopUrl}/cookie-preferences`);
  await expect.poll(() => services(page)).toEqual(allServices);
  await page.evaluate(() => localStorage.setItem('recent-searches', '["skis"]'));
  await shop.main.getByRole('button', { name: 'Reject all' }).click();
  await expect(shop.main.getByRole('status')).toContainText('saved');
  await expect.poll(() => services(page)).toEqual([]);
  expect(await storedChoice(context, servicesShopUrl)).toEqual({ functional: false, advertising: false });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
  await thirdParties.forget();
  await shop.open(`${servicesShopUrl}/`);
  await page.waitForFunction(() => performance.getEntriesByName('consent:services-started').length > 0);
  expect(await thirdParties.hosts()).toEqual([]);
});

test('a frame of another site keeps its place, and loads when its own button is pressed', async ({
  shop,
  page,
  context,
}) => {
  const thirdParties = await followThirdParties(context);
  await shop.open(`${servicesShopUrl}/${framesPage}`);
  await banner(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(banner(page)).toBeHidden();
  const film = shop.main.getByRole('link', { name: /player/ });
  await expect(film).toHaveAttribute('href', /player\.localhost/);
  const accept = shop.main.getByRole('button', { name: /functional/i }).first();
  const sections = [/player/, /ads/].map((name) =>
    shop.main.getByRole('link', { name }).locator('xpath=ancestor::section'),
  );
  // Again and again: React may replace both while it hydrates the page.
  const spaceBetween = async () => {
    const [first, second] = await Promise.all(sections.map((section) => section.boundingBox()));
    return first && second ? second.y - first.y - first.height : NaN;
  };
  await expect.poll(spaceBetween, 'space between two frames').toBeGreaterThanOrEqual(16);
  const before = await shop.main.boundingBox();
  await accept.click();
  const frame = page.frameLocator('iframe[src^="/embeds"]').frameLocator('iframe');
  await expect(frame.getByText('Frame')).toBeVisible();
  await expect.poll(async () => (await shop.main.boundingBox())?.height).toBe(before?.height);
  // The button that had the focus is gone.
  await expect(page.locator('main :focus')).toHaveCount(1);
  // The services of the default group and of the accepted one start too.
  await expect
    .poll(thirdParties.hosts)
    .toEqual(['badge', 'collect', 'heatmap', 'player', 'reviews', 'stats']);
});

test('the chat loads on a click only', async ({ shop, page, context }) => {
  await acceptEverything(context, servicesShopUrl);
  const thirdParties = await followThirdParties(context);
  const services = ['analytics', 'badge', 'collect', 'heatmap', 'reviews', 'stats', 'tag'];
  await shop.open(`${servicesShopUrl}/`);
  await expect.poll(thirdParties.hosts).toEqual(services);
  await page.getByRole('button', { name: 'Open the chat' }).click();
  await expect(shop.dialog).toBeVisible();
  await expect.poll(thirdParties.hosts).toEqual(['chat', ...services].toSorted());
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toBeHidden();
});

test('help loads on a click only, and is the only service that gets name and address of a member', async ({
  shop,
  page,
  context,
  member,
}) => {
  await acceptEverything(context, servicesShopUrl);
  const thirdParties = await followThirdParties(context);
  await shop.open(`${servicesShopUrl}/customer/account/login`);
  await shop.fillSignIn(shop.main, member);
  // The navigation after the sign-in would close the overlay.
  await expect(page).toHaveURL(`${servicesShopUrl}/`);
  await expect(shop.accountButton).toBeVisible();
  await expect.poll(thirdParties.hosts).toContain('heatmap');
  expect(await thirdParties.hosts()).not.toContain('help');
  await page.getByRole('button', { name: 'Open help' }).click();
  /** Services whose stand-in has sent the address on, by the path of their document. */
  const receivers = async () =>
    (await thirdParties.requests())
      .map(({ url }) => new URLSearchParams(url.split('?')[1]))
      .filter((query) => query.get('message')?.includes(member.email))
      .map((query) => query.get('host'));
  await expect.poll(receivers).toEqual(['/services/helpWidget']);
  await shop.dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Open the chat' }).click();
  await expect.poll(thirdParties.hosts).toContain('chat');
  const started = async () =>
    (await thirdParties.requests()).some(({ url }) => url.startsWith('/collect?host=%2Fservices%2Fchat'));
  await expect.poll(started).toBe(true);
  expect(await receivers()).toEqual(['/services/helpWidget']);
});

test('another tab follows an answer, and the last of two answers counts', async ({ shop, page, context }) => {
  await shop.open(`${servicesShopUrl}/`);
  const other = await context.newPage();
  await other.goto(`${servicesShopUrl}/products/skis`);
  await other.waitForFunction(() => performance.getEntriesByName('shop:started').length > 0);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => services(other)).toEqual(allServices);
  await expect(banner(other)).toBeHidden();

  await other.goto(`${servicesShopUrl}/cookie-preferences`);
  await other.waitForFunction(() => 'interactive' in document.documentElement.dataset);
  await other.getByRole('main').getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => services(page)).toEqual([]);
  expect(await storedChoice(context, servicesShopUrl)).toEqual({ functional: false, advertising: false });
  await other.close();
});

test('a page that is restored by Back follows what was withdrawn after it', async ({
  shop,
  page,
  context,
}) => {
  await acceptEverything(context, servicesShopUrl);
  await shop.open(`${servicesShopUrl}/`);
  await expect.poll(() => services(page)).toEqual(allServices);
  await page.goto(`${servicesShopUrl}/cookie-preferences`);
  await shop.ready();
  await shop.main.getByRole('button', { name: 'Reject all' }).click();
  await expect(shop.main.getByRole('status')).toContainText('saved');
  await page.goBack();
  await expect.poll(() => services(page)).toEqual([]);
});

test('a browser with Global Privacy Control has rejected advertising', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  const page = await context.newPage();
  await page.goto(`${servicesShopUrl}/`);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => services(page)).toEqual(['heatmap', 'reviews', 'trustBadge', 'webAnalytics']);
  expect(await storedChoice(context, servicesShopUrl)).toEqual({ functional: true, advertising: false });
  await page.goto(`${servicesShopUrl}/cookie-preferences`);
  await page.waitForFunction(() => 'interactive' in document.documentElement.dataset);
  await expect(page.getByRole('switch', { name: 'Advertising' })).toBeDisabled();
  await expect(page.getByRole('switch', { name: 'Advertising' })).not.toBeChecked();
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing of others loads, and every choice is possible', async ({ page, context }) => {
    const thirdParties = await followThirdParties(context);
    await page.goto(`${servicesShopUrl}/${framesPage}`);
    await banner(page).getByRole('link', { name: 'Preferences' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cookie preferences' })).toBeVisible();
    expect(await thirdParties.hosts()).toEqual([]);
    const main = page.getByRole('main');
    await main.getByRole('switch', { name: 'Functional' }).check();
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main).toContainText('saved');
    expect(await storedChoice(context, servicesShopUrl)).toEqual({ functional: true, advertising: false });
    await main.getByRole('link', { name: /Back/ }).click();
    await expect(page).toHaveURL(`${servicesShopUrl}/${framesPage}`);
    await expect(banner(page)).toBeHidden();
    // The film of the functional group needs no script of the shop.
    await expect.poll(thirdParties.hosts).toEqual(['player']);
  });
});
