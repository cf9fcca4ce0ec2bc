import { paths } from 'shared-contracts/routes';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { backpack, pisteSkis, touringSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

test('a filled basket is accessible', async ({ shop, member }) => {
  await shop.restoreSession(member);
  await member.add(pisteSkis, '146 cm');
  await shop.open('/checkout/cart/');
  await expectAccessible(shop);
});

test('a member’s product page is accessible', async ({ shop, member }) => {
  await shop.restoreSession(member);
  await shop.open(pisteSkis.path);
  await expectAccessible(shop);
});

test('the address book and its form are accessible', async ({ shop, member }) => {
  await shop.restoreSession(member);
  await shop.open(paths.newAddress);
  await shop.main.getByRole('combobox', { name: 'Country' }).selectOption('Italy');
  await shop.main.getByRole('button', { name: 'Save the address' }).click();
  await expect(shop.main.getByRole('link', { name: 'Choose the province.' })).toBeVisible();
  await expectAccessible(shop);
  await member.addAddress();
  await shop.open(paths.addressBook);
  await expect(shop.main.getByRole('listitem').filter({ hasText: 'LS1 4AB' }).last()).toBeVisible();
  await expectAccessible(shop);
});

test('the register overlay is accessible', async ({ shop }) => {
  await shop.open(pisteSkis.path);
  await shop.main
    .getByRole('link', { name: /Members’ price/ })
    .first()
    .click();
  await expect(shop.dialog.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expectAccessible(shop);
});

test('a product with sold-out sizes is accessible', async ({ shop }) => {
  await shop.open(touringSkis.path);
  await expectAccessible(shop);
});

test('a sale, the cookie policy and the 404 page are accessible', async ({ shop }) => {
  shop.expectConsole(/404/);
  for (const path of ['/event/varnhorn-workshop-days', '/cookie-policy', '/404']) {
    await shop.open(path);
    await expectAccessible(shop);
  }
});

test('the aside panel after an addition is accessible', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open(backpack.path);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(shop.dialog.getByRole('link', { name: 'View basket' })).toBeVisible();
  await expectAccessible(shop);
});

test('the pages of preferences are accessible', async ({ shop, member }) => {
  await shop.restoreSession(member);
  for (const path of [paths.brandsInterest, paths.personalisation, paths.notifications]) {
    await shop.open(path);
    await expectAccessible(shop);
  }
});
