import type { BrowserContext, Page } from '@playwright/test';
import { storedItems, type StoredItem } from 'shared-contracts/cookies';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { framesPage } from '../../../scripts/testing/third-parties/third-party-config.ts';
import { servicesShopUrl } from '../../stack/addresses.ts';

const items: StoredItem[] = Object.values(storedItems);
const walk = ['/', '/products/skis', pisteSkis.path, '/checkout/cart/', '/customer/account'];
/** Tolerance between the server's clock and the browser's. */
const toleranceSeconds = 120;

/** Returns the stored items that violate the table: not listed, not accepted, too long-lived, or readable by scripts. */
async function violations(page: Page, context: BrowserContext, isAccepted: boolean): Promise<string[]> {
  const nowSeconds = Date.now() / 1000;
  const cookies = (await context.cookies()).flatMap(({ name, expires, httpOnly }) => {
    const item = items.find(({ area, names }) => area === 'cookie' && names.includes(name));
    if (!item) return [`cookie ${name} is not listed`];
    const listed = isAccepted ? item.maxAgeSeconds : (item.maxAgeSecondsBeforeConsent ?? item.maxAgeSeconds);
    const ageSeconds = expires === -1 ? 0 : expires - nowSeconds;
    return [
      ...(ageSeconds > (listed ?? Infinity) + (listed === 0 ? 0 : toleranceSeconds)
        ? [`cookie ${name} lasts ${ageSeconds} s`]
        : []),
      ...(item.isHttpOnly && !httpOnly ? [`cookie ${name} can be read by scripts`] : []),
    ];
  });
  const stored = await page.evaluate(() => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
  }));
  const keys = (['localStorage', 'sessionStorage'] as const).flatMap((area) =>
    stored[area].flatMap((key) => {
      const item = items.find((each) => each.area === area && each.names.includes(key));
      if (!item) return [`${area} ${key} is not listed`];
      return item.category === 'essential' || isAccepted ? [] : [`${area} ${key} is not accepted`];
    }),
  );
  return [...cookies, ...keys];
}

const ageOfTests = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'ab_tests')?.expires;

test('the browser of a guest and of a member stores only the items of the table', async ({
  shop,
  page,
  context,
  member,
}) => {
  async function expectListed(isAccepted: boolean): Promise<void> {
    for (const path of walk) {
      await shop.open(path);
      expect(await violations(page, context, isAccepted), path).toEqual([]);
    }
  }

  await expectListed(false);
  expect(await ageOfTests(context), 'experiments end with the browser').toBe(-1);

  await shop.open('/');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeHidden();
  // The banner disappears before the answer is stored.
  await expect
    .poll(() => ageOfTests(context), 'experiments are kept once accepted')
    .toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 60 * 60);
  await expectListed(true);

  await shop.signIn(member);
  await expectListed(true);
});

test('services of others add nothing to what the browser stores, and a withdrawal deletes what was accepted', async ({
  shop,
  page,
  context,
}) => {
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'smart-banner-shown'));
  await shop.open(`${servicesShopUrl}/`);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.locator('iframe[src^="/services/"]')).toHaveCount(6);
  await shop.open(`${servicesShopUrl}${pisteSkis.path}`);
  await expect.poll(kept, 'products are kept for later visits').toEqual(['recently-viewed']);
  await page.getByRole('button', { name: 'Open the chat' }).click();
  await expect(shop.dialog.locator('iframe')).toBeVisible();
  expect(await violations(page, context, true), 'with the chat').toEqual([]);
  await shop.open(`${servicesShopUrl}/${framesPage}`);
  await expect(
    page.frameLocator('iframe[src^="/embeds"]').first().frameLocator('iframe').getByText('Frame'),
  ).toBeVisible();
  expect(await violations(page, context, true), 'with a frame of another site').toEqual([]);

  await shop.open(`${servicesShopUrl}/cookie-preferences`);
  await shop.main.getByRole('button', { name: 'Reject all' }).click();
  await expect(shop.main.getByRole('status')).toContainText('saved');
  await expect.poll(() => violations(page, context, false)).toEqual([]);
  expect(await kept()).toEqual([]);
  expect(await ageOfTests(context), 'experiments end with the browser').toBe(-1);
});
