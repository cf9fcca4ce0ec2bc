import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

const menuOf = ({ page }: ShopPage) => page.getByRole('navigation', { name: 'Shop' });
const menuButton = ({ header }: ShopPage) => header.getByRole('button', { name: 'Menu' });
const disclosure = (shop: ShopPage, name: string) =>
  menuOf(shop)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) });
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
    await expect(disclosure(shop, 'Ski')).toBeVisible();
    await expect(skis).toBeHidden();
    await disclosure(shop, 'Ski').click();
    await expect(disclosure(shop, 'Clothing')).toBeHidden();
    await expect(menuOf(shop).getByRole('link', { name: 'All skis' })).toBeVisible();
    await skis.click();
    await expect(page).toHaveURL(/\/products\/skis\/freeride/);
    await expect(menuOf(shop)).toBeHidden();
    await expect(menuOf(shop).locator('details[open]')).toHaveCount(0);
  });
}

test.describe('on a phone with a touch screen', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a touch anywhere on an entry opens its level, and the row on top leads back', async ({
    shop,
    page,
  }) => {
    await shop.open('/products/skis');
    await menuButton(shop).tap();
    // The drawer slides in.
    await expect.poll(async () => (await menuOf(shop).boundingBox())?.x).toBe(0);
    const row = await disclosure(shop, 'Clothing').boundingBox();
    const { x, y, width, height } = row ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
    const menu = await menuOf(shop).boundingBox();
    expect(width).toBeGreaterThan((menu?.width ?? 0) * 0.8);
    for (const part of [0.02, 0.5, 0.98]) {
      await page.touchscreen.tap(x + width * part, y + height / 2);
      await expect(menuOf(shop).getByRole('link', { name: 'All clothing' })).toBeVisible();
      await expect(page).toHaveURL(/\/products\/skis$/);
      await disclosure(shop, 'Clothing').tap();
      await expect(menuOf(shop).getByRole('link', { name: 'All clothing' })).toBeHidden();
      await expect(disclosure(shop, 'Brands')).toBeVisible();
    }
  });

  test('its first level has no pictures, and loads none before a level is opened', async ({ shop, page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await shop.open('/about-us');
    await shop.started();
    await menuButton(shop).tap();
    const pictures = menuOf(shop).locator('img');
    const urls = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(urls.length).toBeGreaterThan(10);
    await expect(pictures.filter({ visible: true })).toHaveCount(0);
    expect(loaded.filter((path) => urls.includes(path))).toEqual([]);
    await disclosure(shop, 'Ski').tap();
    await expect(pictures.filter({ visible: true })).toHaveCount(2);
  });

  test('a guest signs in or joins from the drawer, and finds help there', async ({ shop }) => {
    await shop.open('/');
    await menuButton(shop).tap();
    for (const name of ['Frequently asked questions', 'Delivery and returns', 'Contact us', 'Sign in'])
      await expect(menuOf(shop).getByRole('link', { name })).toBeVisible();
    await menuOf(shop).getByRole('link', { name: 'Join for free' }).tap();
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Join Offpiste');
    await expect(menuOf(shop)).toBeHidden();
  });

  test('a member opens the account from the drawer', async ({ shop, page, member }) => {
    await shop.restoreSession(member);
    await shop.open('/');
    await menuButton(shop).tap();
    await expect(menuOf(shop).getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    await menuOf(shop).getByRole('link', { name: 'My account' }).tap();
    await expect(page).toHaveURL(/\/customer\/account/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test('today’s sales are listed with their ends, and lead to the sale', async ({ shop, page }) => {
    await page.goto('/about-us');
    await menuButton(shop).click();
    await disclosure(shop, 'Today’s sales').click();
    const sale = menuOf(shop).getByRole('link', { name: /Ends \w+ \d+ \w+$/ });
    await expect(sale.first()).toBeVisible();
    expect(await sale.count()).toBeGreaterThan(3);
    await sale.first().click();
    await expect(page).toHaveURL(/\/event\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

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

  test('a panel has the whole list, groups with headings and two pictures, which lead to lists', async ({
    shop,
    page,
  }) => {
    await shop.open('/about-us');
    await expect(dimming(shop)).toBeAttached();
    await disclosure(shop, 'Ski').click();
    const panel = menuOf(shop).locator('details[open]');
    await expect(panel.getByText('Boots, bindings and poles')).toBeVisible();
    await expect(panel.locator('img')).toHaveCount(2);
    await expect
      .poll(() =>
        panel
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await panel.getByRole('link', { name: 'All skis' }).click();
    await expect(page).toHaveURL(/\/products\/skis$/);
    await expect(menuOf(shop).locator('details[open]')).toHaveCount(0);
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
