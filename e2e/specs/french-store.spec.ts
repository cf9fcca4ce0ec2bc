import { expect, test } from '../fixtures/shop.ts';
import { anna } from '../fixtures/shop-api.ts';
import { frenchShopUrl } from '../stack/addresses.ts';

test.use({ baseURL: frenchShopUrl });

const english =
  /\b(Add to basket|Sign in|My account|Your basket|Skip to content|Ends in|Quantity|Delivery)\b/;

test('the French store is in French and euros, from the first page to the basket', async ({ shop, page }) => {
  await shop.open('/customer/account/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(anna.email);
  await main.getByLabel('Mot de passe', { exact: true }).fill(anna.password);
  await main.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mon compte' })).toBeVisible();

  await shop.open('/catalog/product/view/id/1/');
  await expect(main.getByText(/529,00\s€/).first()).toBeVisible();
  await page.getByRole('radio', { name: /171 cm/ }).check();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('dialog')).toContainText(/panier/);
  expect(await page.locator('body').innerText()).not.toMatch(english);

  await shop.open('/checkout/cart/');
  await expect(main.getByText(/\d+,\d\d\s€/).first()).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(english);
  for (const path of ['/', '/products/skis', '/about-us', '/customer/account']) {
    await shop.open(path);
    expect(await page.locator('body').innerText(), path).not.toMatch(english);
    expect(await page.locator('body').innerText(), path).not.toMatch(/£|\bvotre\b|\bvous\b/i);
  }
});
