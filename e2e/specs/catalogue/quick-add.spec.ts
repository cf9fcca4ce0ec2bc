import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { backpack, skiPack } from '../../fixtures/demo-products.ts';
import { expectFrenchText, expectInformal } from '../../fixtures/french.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { frenchShopUrl } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

const searchFor = (term: string, query = '') => `/search?s=${encodeURIComponent(term)}${query}`;

/** The link of a card that opens the form of its product beside the list. */
const quickAdd = (shop: ShopPage, name: string) =>
  shop.main.getByRole('link', { name: `Add to basket: ${name}`, exact: true }).first();

const expectWidth = async (shop: ShopPage, width: number) => {
  await expect.poll(async () => (await shop.dialog.boundingBox())?.width).toBe(width);
};

const documentWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('on a phone a member adds a jacket in the blue that the list shows', async ({ shop, page, member }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await shop.restoreSession(member);
  await shop.open(searchFor('ski jacket', '&colour=blue'));
  const card = shop.main
    .getByRole('article')
    .filter({ has: page.locator('a[href*="?colour="]') })
    .first();
  await card.getByRole('link', { name: /^Add to basket/ }).click();
  await expectWidth(shop, 375);
  const colour = shop.dialog.getByRole('radiogroup', { name: 'Colour' });
  await expect(colour.getByRole('radio', { name: /Fjord|Glacier|Lagoon/, checked: true })).toHaveCount(1);
  expect(await documentWidth(page)).toBe(375);
  await expectNoViolations(shop, 'the panel of a product', '[role="dialog"]');

  const add = shop.dialog.getByRole('button', { name: 'Add to basket' });
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  await expect(shop.dialog.getByText('Choose a size')).toBeVisible();
  const size = shop.dialog.getByRole('radiogroup', { name: 'Size' });
  await size.locator('input:enabled').first().check({ force: true });
  await add.click();
  await expect(shop.dialog).toHaveAccessibleName('Added to your basket');
  await expect(shop.dialog).toContainText(/Fjord|Glacier|Lagoon/);
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toBeHidden();
  await expect(card.getByRole('link', { name: /^Add to basket/ })).toBeFocused();
  await shop.expectInBasket(1);

  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\?colour=\d+$/);
  await expect(shop.main.getByRole('radio', { name: /Fjord|Glacier|Lagoon/, checked: true })).toHaveCount(1);
});

test('a member orders a ski pack with its fitting form beside the list', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open(searchFor(skiPack.name));
  await quickAdd(shop, skiPack.name).click();
  await expectWidth(shop, 770);
  await expect(shop.dialog).toHaveAccessibleName(skiPack.name);
  const add = shop.dialog.getByRole('button', { name: 'Add to basket' });
  await expect(add).toBeVisible();
  await expectNoViolations(shop, 'the panel of a bundle', '[role="dialog"]');
  for (const group of await shop.dialog.getByRole('radiogroup').all())
    await group.locator('input:enabled').first().check({ force: true });
  await expect(shop.dialog).toContainText(/Sole length \d{3} mm, from the boots in your pack/);
  const weight = shop.dialog.getByLabel('Weight in kg');
  await weight.fill('7');
  await shop.dialog.getByLabel('Height in cm').fill('178');
  await shop.dialog.getByLabel('Year of birth').fill('1990');
  await add.click();
  await expect(weight).toBeFocused();
  await expect(weight).toHaveAccessibleDescription(/15 to 150 kg/);
  await weight.fill('72');
  await add.click();
  await expect(shop.dialog).toHaveAccessibleName('Added to your basket');
  await expect(shop.dialog).toContainText(skiPack.name);
  await page.keyboard.press('Escape');
  await expect(quickAdd(shop, skiPack.name)).toBeFocused();
  await shop.expectInBasket(1);
});

test('a size guide above the panel returns to the link that opened it', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open(searchFor(skiPack.name));
  await quickAdd(shop, skiPack.name).click();
  const guide = shop.dialog.getByRole('link', { name: /^Size guide: .* ski boots$/ });
  await guide.scrollIntoViewIfNeeded();
  const scrollTop = () => shop.dialog.evaluate((dialog) => dialog.scrollTop);
  const before = await scrollTop();
  expect(before).toBeGreaterThan(0);
  await guide.press('Enter');
  await expect(shop.dialog.getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toBeFocused();
  expect(await scrollTop()).toBe(before);
});

test('a guest is asked to sign in, which adds the product and closes the panel', async ({
  shop,
  page,
  member,
}) => {
  await shop.open(searchFor(backpack.name));
  await quickAdd(shop, backpack.name).click();
  await expect(shop.dialog.getByRole('link', { name: 'Members’ price: sign in' })).toBeVisible();
  await shop.dialog.getByLabel('Quantity').selectOption('2');
  shop.expectConsole(/401/);
  await shop.dialog.getByRole('button', { name: 'Add to basket' }).click();
  await expect(shop.passwordIn(shop.dialog)).toBeVisible();
  await shop.dialog.getByRole('tab', { name: 'I have an account' }).click();
  await shop.fillSignIn(shop.dialog, member);
  await expect(shop.dialog).toHaveAccessibleName('Added to your basket');
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toBeHidden();
  await shop.expectInBasket(2);
});

test('by keyboard the panel opens from the card, shows the card’s product at once, and Back and Escape return to the card', async ({
  shop,
  page,
  member,
}) => {
  await shop.restoreSession(member);
  await shop.open(searchFor(backpack.name));
  const answered = Promise.withResolvers<void>();
  await page.route(`**/api/single-product/${backpack.id}*`, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const link = quickAdd(shop, backpack.name);
  await tabTo(page, link, 80);
  await page.keyboard.press('Enter');
  await expectWidth(shop, 562);
  const heading = shop.dialog.getByRole('heading', { name: backpack.name });
  const before = await heading.boundingBox();
  await expect(shop.dialog.getByRole('status')).toHaveText('Loading…');
  await expect(shop.dialog).toContainText('£');
  answered.resolve();
  await expect(shop.dialog.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);

  await page.goBack();
  await expect(shop.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/search\?/);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shop.dialog.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('the panel is in French', async ({ shop }) => {
  await shop.open(`${frenchShopUrl}${searchFor('ski')}`);
  await shop.main
    .getByRole('link', { name: /^Ajouter au panier\s: / })
    .first()
    .click();
  await expect(shop.dialog.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  const text = await shop.dialog.innerText();
  expect(text).toContain('Voir tous les détails');
  expectFrenchText(text, 'the panel');
  expectInformal(text, 'the panel');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button of a card leads to its product', async ({ shop, page }) => {
    await page.goto(searchFor(backpack.name));
    await quickAdd(shop, backpack.name).click();
    await expect(page).toHaveURL(backpack.path);
  });
});
