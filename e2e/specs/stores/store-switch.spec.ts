import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { frenchShopUrl, shopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

const list = ({ page }: ShopPage) => page.getByRole('region', { name: 'Country and language' });
const button = ({ page }: ShopPage) =>
  page.getByRole('contentinfo').getByRole('button', { name: /Country and language/ });
const france = (shop: ShopPage) => list(shop).getByRole('link', { name: /^France/ });

test('the stores of the same kind are listed in their own languages, with the current one marked', async ({
  shop,
}) => {
  await shop.open('/products/skis');
  await expect(button(shop)).toContainText('United Kingdom, GBP');
  await button(shop).click();
  await expect(list(shop).getByRole('link')).toHaveCount(13);
  await expect(france(shop)).toHaveAttribute('hreflang', 'fr-FR');
  await expect(france(shop)).toHaveAttribute('lang', 'fr-FR');
  await expect(france(shop)).toContainText('Français, EUR');
  await expect(list(shop).locator('[aria-current]')).toContainText('United Kingdom');
  await shop.page.keyboard.press('Escape');
  await expect(list(shop)).toBeHidden();
});

test('the switch leads to the same page in another country, also after a navigation', async ({
  shop,
  page,
}) => {
  await shop.open('/products/skis');
  await shop.markDocument();
  await shop.header.getByRole('link', { name: 'Snowboard', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/snowboarding/);
  await expect(shop.main.getByRole('heading', { level: 1 })).toContainText('Snowboard');
  await shop.expectSameDocument();
  await button(shop).click();
  // Until the code of the list is loaded, its links lead to the tab's first page.
  await expect(france(shop)).toHaveAttribute('href', `${frenchShopUrl}/products/snowboarding`);
  await france(shop).click();
  await expect(page).toHaveURL(`${frenchShopUrl}/products/snowboarding`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test('the switch leads to the home page if the other store does not have the page', async ({
  shop,
  page,
}) => {
  await shop.open('/checkout/cart/');
  await button(shop).click();
  await france(shop).click();
  await expect(page).toHaveURL(`${frenchShopUrl}/`);
});

test('a member finds account and country of delivery in another store, and a basket of its own in each', async ({
  shop,
  page,
  member,
}) => {
  await shop.restoreSession(member);
  await member.add(pisteSkis, '153 cm');
  await shop.open(pisteSkis.path);
  await shop.expectInBasket(1);
  await button(shop).click();
  await france(shop).click();
  await expect(page).toHaveURL(`${frenchShopUrl}${pisteSkis.path}`);

  await shop.open(`${frenchShopUrl}/customer/account/login`);
  await shop.main.getByRole('textbox', { name: 'Adresse e-mail' }).fill(member.email);
  await shop.main.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await shop.main.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).not.toHaveURL(/login/);
  await expect(shop.header.getByRole('link', { name: 'Panier, vide' })).toBeVisible();
  await shop.open(`${frenchShopUrl}/customer/account/edit/`);
  await expect(shop.main.getByLabel('Prénom')).toHaveValue(member.firstname);
  await expect(shop.main.getByRole('combobox', { name: 'Pays de livraison' })).toHaveValue('GB');

  await shop.open(shopUrl);
  await shop.expectInBasket(1);
});

test('the menu of a phone contains the switch', async ({ shop, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await shop.open(pisteSkis.path);
  await shop.header.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Shop' })
    .getByRole('button', { name: /Country and language/ })
    .click();
  await france(shop).click();
  await expect(page).toHaveURL(`${frenchShopUrl}${pisteSkis.path}`);
});

test('a store without others of its kind has no switch', async ({ shop, page }) => {
  await shop.open(shopUrl.replace('localhost', 'pro.localhost'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(button(shop)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { width, isPhone } of [
    { width: 375, isPhone: true },
    { width: 1280, isPhone: false },
  ]) {
    test(`menu, stores, search and basket work at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/products/skis');
      const menu = page.getByRole('navigation', { name: 'Shop' });
      if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
      await menu.locator('summary', { hasText: 'Snowboard' }).click();
      await menu.getByRole('link', { name: 'Splitboards' }).click();
      await expect(page).toHaveURL(/\/products\/snowboarding\/splitboards/);

      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: /Country and language/ })
        .click();
      await page
        .getByRole('region', { name: 'Country and language' })
        .getByRole('link', { name: /^Sverige/ })
        .click();
      await expect(page).toHaveURL(/\/\/se\.localhost:\d+\/products\/snowboarding\/splitboards/);

      await page.getByRole('search').locator('[name=s]').fill('hjälm');
      await page.getByRole('search').getByRole('button').last().click();
      await expect(page).toHaveURL(/\/search\?s=hj%C3%A4lm/);
      await page.goto('/checkout/cart/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
