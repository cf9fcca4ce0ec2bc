import { expectAccessible, expectNoViolations } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { framesPage } from '../../../scripts/testing/third-parties/third-party-config.ts';
import { servicesShopUrl } from '../../stack/addresses.ts';

const pages = {
  home: '/',
  listing: '/products/skis',
  product: '/catalog/product/view/id/1/',
  'sign-in': '/customer/account/login',
  registration: '/customer/account/create',
  search: '/search?s=helmet',
  'search without results': '/search?s=xyzzy',
  'filtered listing': '/products/skis?brand=1,2&colour=blue',
  'editorial page': '/frequently-asked-questions',
  'empty basket': '/checkout/cart/',
  'cookie preferences': '/cookie-preferences',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name} passes axe and is not wider than the screen`, async ({ shop }) => {
    await shop.open(path);
    await expectAccessible(shop);
  });
}

test('sale that has ended passes axe and is not wider than the screen', async ({ shop }) => {
  shop.expectConsole(/410/);
  await shop.open('/event/corvane-head-start');
  await expect(shop.main.getByText('This sale has ended')).toBeVisible();
  await expectAccessible(shop);
});

for (const width of [375, 1280]) {
  test(`an open overlay passes axe at ${width} px`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.open('/');
    await page
      .getByRole('region', { name: 'Cookies', exact: true })
      .getByRole('link', { name: 'Preferences' })
      .click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible();
    await expectNoViolations(shop, 'cookie preferences', '[role="dialog"]');
  });
}

test('placeholders of frames, and the list of services, pass axe and are not wider than the screen', async ({
  shop,
}) => {
  await shop.open(`${servicesShopUrl}/${framesPage}`);
  await expect(shop.main.getByRole('button', { name: 'Accept functional and continue' })).toBeVisible();
  await expectAccessible(shop);
  await shop.open(`${servicesShopUrl}/cookie-preferences`);
  for (const list of await shop.main.getByText(/services? from others$/).all()) await list.click();
  await expect(shop.main.getByText('Stand-in heatmap')).toBeVisible();
  await expectAccessible(shop);
});

test('the request for consent to the chat passes axe', async ({ shop, page }) => {
  await shop.open(`${servicesShopUrl}/`);
  await page.getByRole('button', { name: 'Open the chat' }).click();
  await expect(shop.dialog.getByRole('button', { name: 'Accept functional and continue' })).toBeVisible();
  await expectNoViolations(shop, 'chat', '[role="dialog"]');
});
