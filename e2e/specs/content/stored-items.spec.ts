import type { BrowserContext, Page } from '@playwright/test';
import { storedItems, type StoredItem } from 'shared-contracts/cookies';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';

const items: StoredItem[] = Object.values(storedItems);
const walk = ['/', '/products/skis', pisteSkis.path, '/checkout/cart/', '/customer/account'];
/** Tolerance between the server's clock and the browser's. */
const toleranceSeconds = 120;

/** Returns the stored items that violate the table: not listed, too long-lived, or readable by scripts. */
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
    stored[area]
      .filter((key) => !items.some((item) => item.area === area && item.names.includes(key)))
      .map((key) => `${area} ${key} is not listed`),
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
