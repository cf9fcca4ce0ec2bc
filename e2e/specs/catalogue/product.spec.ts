import { backpack, pisteSkis, touringSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { ports } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

test('a missing option is marked and focused', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open(pisteSkis.path);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(shop.main.getByText('Choose a length')).toBeVisible();
  await expect(page.getByRole('radio', { name: '146 cm' })).toBeFocused();
  await expect(shop.dialog).toBeHidden();

  await page.getByRole('radio', { name: '146 cm' }).check();
  await expect(shop.main.getByText('Choose a length')).toBeHidden();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(shop.dialog).toContainText('146 cm');
});

test('a sold-out size is visible but disabled', async ({ shop, page }) => {
  await shop.open(touringSkis.path);
  await expect(page.getByRole('radio', { name: /165 cm.*sold out/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: '158 cm' })).toBeEnabled();
});

test('the selected quantity is added to the basket', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open(backpack.path);
  await page.getByLabel('Quantity').selectOption('3');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(shop.dialog).toContainText('3 items in your basket');
  await shop.dialog.getByRole('link', { name: 'View basket' }).click();
  await expect(page).toHaveURL('/checkout/cart/');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Your basket: 3 items');
});

test('a product shows a member price, RRP and saving, also as structured data', async ({
  shop,
  page,
  member,
}) => {
  await shop.restoreSession(member);
  await shop.open(pisteSkis.path);
  await expect(shop.main).toContainText('£329.00');
  await expect(shop.main).toContainText('£479.00');
  await expect(shop.main).toContainText('−31%');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toMatch(/"@type":"Product/);
  expect(data).toContain('329');
});

const ski = '/catalog/product/view/id/1/';
const giftVoucher = '/catalog/product/view/id/3956/';
/** Fjord is the colour on its pictures. */
const hikingJacket = '/catalog/product/view/id/2440/';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('the first screen shows picture, name, price and the button, which stay when one scrolls', async ({
    shop,
    page,
    member,
  }) => {
    await shop.restoreSession(member);
    await shop.open(ski);
    const button = page.getByRole('button', { name: 'Add to basket' });
    const bar = button.locator('..');
    await expect(shop.main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(shop.main.getByRole('img').first()).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText('£449.00');
    await expect(button).toBeInViewport({ ratio: 1 });
    await shop.main.getByRole('heading', { name: 'Details' }).scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(shop.main.getByText('Choose a length')).toBeInViewport();
  });

  test('a long Italian name does not widen the page', async ({ shop, page }) => {
    await shop.open(`http://it.localhost:${ports.shell}/catalog/product/view/id/3137/`);
    await shop.main.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.textContent = 'Pacchetto snowboard completo da donna con attacchi Tidelineprofessionale';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

test('the colour on the pictures is selected, and another one changes them', async ({
  shop,
  page,
  member,
}) => {
  await shop.restoreSession(member);
  await shop.open(hikingJacket);
  const shown = () => shop.main.getByRole('img').first().getAttribute('src');
  await expect(page.getByRole('radio', { name: 'Fjord' })).toBeChecked();
  const before = await shown();
  await page.getByRole('radio', { name: 'Glacier' }).check();
  await expect.poll(shown).not.toBe(before);
});

test('a picture is enlarged, and the focus returns to it', async ({ shop, page }) => {
  await shop.open(ski);
  const picture = shop.main.getByRole('link', { name: /^Enlarge: .*picture 1 of/ });
  await picture.press('Enter');
  const dialog = page.getByRole('dialog', { name: /picture 1 of/ });
  const width = () => dialog.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(1_000);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

test('the reference price of a reduction is in the document of a member, and no guest gets it', async ({
  shop,
  page,
  member,
}) => {
  const text = /Lowest price in the 30 days before the reduction: £\d/;
  await shop.open(ski);
  await expect(shop.main).not.toContainText(text);
  await shop.restoreSession(member);
  await page.goto(ski);
  await expect(shop.main).toContainText(text);
});

test('a gift voucher is shown and sold as one', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await shop.open(giftVoucher);
  await expect(shop.main).toContainText('Sent by email, with no delivery fee');
  await expect(shop.main).not.toContainText(/with you|Size guide/);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await shop.dialog.getByRole('link', { name: 'View basket' }).click();
  await expect(shop.main).toContainText('Sent by email, with no delivery fee. No promotion applies.');
});
