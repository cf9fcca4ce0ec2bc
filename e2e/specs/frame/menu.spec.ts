import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const menuOf = ({ page }: ShopPage) => page.getByRole('navigation', { name: 'Shop' });
const menuButton = ({ header }: ShopPage) => header.getByRole('button', { name: 'Menu' });
const disclosure = (shop: ShopPage, name: string) => menuOf(shop).locator(`summary[aria-label="${name}"]`);
const dimming = ({ page }: ShopPage) => page.locator('[class*="dimming"]');

for (const width of [375, 767, 768, 1024]) {
  test(`at ${width} px the menu is a drawer with levels, and closes on navigation`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.open('/');
    await expect(menuOf(shop)).toBeHidden();
    await menuButton(shop).click();
    const skis = menuOf(shop).getByRole('link', { name: 'Freeride skis' });
    await expect(menuOf(shop).getByRole('link', { name: 'Ski', exact: true })).toBeVisible();
    await expect(skis).toBeHidden();
    await disclosure(shop, 'Ski').click();
    await skis.click();
    await expect(page).toHaveURL(/\/products\/skis\/freeride/);
    await expect(menuOf(shop)).toBeHidden();
    await expect(menuOf(shop).locator('details[open]')).toHaveCount(0);
  });
}

test('a drawer closes on its button and on a click outside', async ({ shop, page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await shop.open('/');
  await menuButton(shop).click();
  await menuOf(shop).getByRole('button', { name: 'Close' }).click();
  await expect(menuOf(shop)).toBeHidden();
  await menuButton(shop).click();
  await expect(menuOf(shop)).toBeVisible();
  await page.mouse.click(700, 500);
  await expect(menuOf(shop)).toBeHidden();
});

test('a drawer closes when the window grows to a desktop’s width', async ({ shop, page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await shop.open('/');
  await expect(dimming(shop)).toBeAttached();
  await menuButton(shop).click();
  await page.setViewportSize({ width: 1025, height: 900 });
  await expect(menuButton(shop)).toBeHidden();
  await expect(menuOf(shop).getByRole('link', { name: 'Ski', exact: true })).toBeInViewport();
  await expect.poll(() => menuOf(shop).evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
});

test.describe('on a desktop', () => {
  test('an entry opens on hover, dims the page, and closes when the mouse leaves', async ({ shop, page }) => {
    await shop.open('/');
    await expect(dimming(shop)).toBeAttached();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await menuOf(shop).getByRole('link', { name: 'Ski', exact: true }).hover();
    await expect(menuOf(shop).getByRole('link', { name: 'Freeride skis' })).toBeVisible();
    await expect(dimming(shop)).toHaveCSS('opacity', '1');
    expect(await heading.boundingBox()).toEqual(before);
    await menuOf(shop).getByRole('link', { name: 'Snowboard', exact: true }).hover();
    await expect(menuOf(shop).getByRole('link', { name: 'Splitboards' })).toBeVisible();
    await expect(menuOf(shop).getByRole('link', { name: 'Freeride skis' })).toBeHidden();
    await page.mouse.move(640, 700);
    await expect(menuOf(shop).locator('details[open]')).toHaveCount(0);
    await expect(dimming(shop)).toBeHidden();
  });

  test('an entry opens by keyboard, and closes on Escape', async ({ shop, page }) => {
    await shop.open('/');
    await expect(dimming(shop)).toBeAttached();
    await disclosure(shop, 'Clothing').focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(shop).getByRole('link', { name: 'Bib trousers' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menuOf(shop).locator('details[open]')).toHaveCount(0);
    await expect(disclosure(shop, 'Clothing')).toBeFocused();
  });

  test('a click on the dimmed page closes the open entry', async ({ shop, page }) => {
    await shop.open('/');
    await expect(dimming(shop)).toBeAttached();
    await disclosure(shop, 'Ski').click();
    await expect(dimming(shop)).toHaveCSS('opacity', '1');
    await page.mouse.click(640, 760);
    await expect(menuOf(shop).locator('details[open]')).toHaveCount(0);
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('the search dims the page until a click outside or half a second after the mouse has left', async ({
    shop,
    page,
  }) => {
    await shop.open('/');
    await expect(dimming(shop)).toBeAttached();
    const field = shop.searchField;
    await field.click();
    await expect(dimming(shop)).toHaveCSS('opacity', '1');
    await page.mouse.click(640, 760);
    await expect(dimming(shop)).toBeHidden();
    await field.click();
    await field.fill('ski');
    await expect(shop.header.getByRole('option').first()).toBeVisible();
    await page.mouse.move(640, 790);
    await expect(dimming(shop)).toBeHidden();
    await expect(shop.header.getByRole('option')).toHaveCount(0);
    await expect(field).toHaveValue('ski');
  });

  test('the header stays in view when the page scrolls, and the line above it does not', async ({
    shop,
    page,
  }) => {
    await shop.open('/products/skis');
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect(shop.header.getByRole('search')).toBeInViewport();
    await expect(menuOf(shop).getByRole('link', { name: 'Ski', exact: true })).toBeInViewport();
    await expect(shop.header.getByText('Private sales are open to members only')).not.toBeInViewport();
  });
});
