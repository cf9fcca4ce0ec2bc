import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expectFrench, expectInformal } from '../../fixtures/french.ts';
import { Member } from '../../fixtures/member.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { frenchShopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true, baseURL: frenchShopUrl, locale: 'fr-FR' });

const pages = [
  '/',
  '/products/skis',
  '/event/varnhorn-workshop-days',
  pisteSkis.path,
  '/search?s=skis',
  '/search?s=xyzzy',
  '/checkout/cart/',
  '/customer/account/login',
  '/customer/account/create',
  '/about-us',
  '/frequently-asked-questions',
  '/privacy-policy',
  '/cookie-policy',
];

test('a guest reads French on every page, with the informal address', async ({ shop, page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expectFrench(shop);
    if (path === '/frequently-asked-questions') continue; // its questions address the shop formally
    expectInformal(await page.locator('body').innerText(), path);
  }
  await shop.ready();
});

test('the home page is in French', async ({ shop, page }) => {
  await shop.open('/');
  await expect(page).toHaveTitle(/Ventes privées/);
  await expect(shop.header.getByRole('link', { name: 'Ventes du jour' })).toBeVisible();
  await expect(shop.header.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(
    'Tes marques de ski, aux prix membres',
  );
  await expect(shop.main.getByRole('heading', { level: 2, name: 'Les ventes du moment' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Ton panier');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /^(https?:\/\/fr\.localhost[:\d]*)?\/$/,
  );
  await expect(page.locator('link[rel="alternate"][hreflang="en-GB"]')).toHaveAttribute(
    'href',
    /\/\/localhost[:\d]*\/$/,
  );
});

test('a visitor joins and buys in euros', async ({ shop, page, request }) => {
  const newcomer = new Member(request);
  await shop.open(pisteSkis.path);
  await shop.main
    .getByRole('link', { name: /Prix membre/ })
    .first()
    .click();
  await shop.dialog.getByRole('textbox', { name: 'Prénom' }).fill(newcomer.firstname);
  await shop.dialog.getByRole('textbox', { name: 'Nom', exact: true }).fill(newcomer.lastname);
  await shop.dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(newcomer.email);
  await shop.dialog.getByLabel('Mot de passe', { exact: true }).first().fill(newcomer.password);
  await shop.dialog.getByRole('button', { name: 'S’inscrire gratuitement' }).click();
  await expect(shop.dialog).toHaveAccessibleName(/^Bienvenue/);
  await shop.dialog.getByRole('button', { name: 'Découvrir la boutique' }).click();
  await expect(shop.dialog).toBeHidden();

  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Skis de piste femme Bussard 72');
  await expect(shop.main).toContainText(/\d\s€/);
  await expect(shop.main).not.toContainText('£');
  await page.getByRole('radio', { name: /146 cm/ }).check();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(shop.dialog).toHaveAccessibleName('Ajouté à ton panier');
  await shop.dialog.getByRole('link', { name: 'Voir le panier' }).click();

  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Ton panier : 1 article');
  await expect(shop.main).toContainText(/Total\s*401,00\s€/);
  await expectFrench(shop);
  for (const path of ['/', '/products/skis', pisteSkis.path]) {
    await shop.open(path);
    await expectFrench(shop);
    await expect(shop.main).not.toContainText('£');
  }
  await shop.open('/customer/account');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(`Salut ${newcomer.firstname}`);
  await expectFrench(shop);
});

test('overlays are in French', async ({ shop }) => {
  await shop.open(pisteSkis.path);
  await shop.main
    .getByRole('link', { name: /Prix membre/ })
    .first()
    .click();
  await expect(shop.dialog).toHaveAccessibleName('Découvre les prix membres');
  await shop.dialog.getByRole('button', { name: 'S’inscrire gratuitement' }).click();
  await expect(shop.dialog.getByRole('alert').first()).toContainText('4 champs sont à corriger');
  await expectFrench(shop);
});
