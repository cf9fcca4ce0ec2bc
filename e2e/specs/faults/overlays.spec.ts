import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/faults.ts';
import { breakScreen } from '../../fault-table/remotes.ts';
import type { ShopPage } from '../../fixtures/shop.ts';

test.use({
  cookiesRejected: true,
  expectedConsole: [
    /of mf-(account|basket|consent) \S+ failed \((load|render)\)|threw|React error #(418|419|422|423|520)/,
  ],
});

async function expectBroken({ page, dialog }: ShopPage): Promise<void> {
  await expect(dialog).toHaveAccessibleName(breakScreen);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('an overlay that cannot be loaded shows so in its dialog, and opens after the fault', async ({
  shop,
  live,
}) => {
  const release = await live('mf-consent', 'throws-at-load');
  const preferences = shop.main.getByRole('button', { name: /preferences/i });
  await shop.open('/cookie-policy');
  await preferences.click();
  await expectBroken(shop);
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();

  await release.rollback();
  await shop.open('/cookie-policy');
  await preferences.click();
  await expect(shop.dialog).toHaveAccessibleName('Cookie preferences');
});

test('a guest’s basket page works while the register overlay is broken', async ({ shop, live }) => {
  await live('mf-account', 'throws-in-browser-render');
  await shop.open('/checkout/cart/');
  await shop.main.getByRole('link', { name: 'Sign in or join' }).click();
  await expectBroken(shop);
  await expect(shop.main.getByRole('heading', { name: 'Your basket', exact: true })).toBeVisible();
});

test('an addition is stored although the basket’s remote is broken', async ({ shop, page, live, member }) => {
  const release = await live('mf-basket', 'throws-at-init');
  await shop.restoreSession(member);
  await shop.open(pisteSkis.path);
  for (const group of await shop.main.getByRole('radiogroup').all()) {
    await group.locator('input:enabled').first().check({ force: true });
  }
  await shop.main.getByRole('button', { name: 'Add to basket' }).click();
  await expectBroken(shop);

  await release.rollback();
  await page.reload();
  await shop.expectInBasket(1);
});
