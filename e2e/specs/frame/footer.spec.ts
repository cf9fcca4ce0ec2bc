import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { frenchShopUrl } from '../../stack/addresses.ts';

const footerOf = ({ page }: ShopPage) => page.getByRole('contentinfo');

/** Asserts that a picture is loaded: otherwise it has no natural size. */
async function expectDrawn(shop: ShopPage, name: string | RegExp, sign: string): Promise<void> {
  const badge = footerOf(shop).getByRole('img', { name });
  await badge.scrollIntoViewIfNeeded();
  await expect(badge).toHaveAttribute('src', `/media/signs/${sign}.svg`);
  await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test('the footer shows service hours, rating, apps and payment methods', async ({ shop }) => {
  await shop.open('/about-us');
  const footer = footerOf(shop);
  await expect(footer).toContainText('Customer service Mon–Fri 9am–6pm');
  await expectDrawn(shop, 'Rated 4.6 out of 5 in 37,000 reviews', 'feedback-offpiste-en_GB');
  await expectDrawn(shop, 'Get the app for iPhone', 'app-ios-en_GB');
  await expectDrawn(shop, 'Get the app for Android', 'app-android-en_GB');
  await expect(footer.getByRole('link', { name: 'Get the app for iPhone' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expectDrawn(shop, 'Visa', 'pay-visa');
  await expectDrawn(shop, 'Instagram', 'social-instagram');
  const marks = footer.getByRole('list', { name: 'Ways to pay' }).getByRole('img');
  await expect(marks).toHaveCount(5);
});

test.describe('in a French store', () => {
  test.use({ cookiesRejected: true, baseURL: frenchShopUrl, locale: 'fr-FR' });

  test('the badges are in French', async ({ shop }) => {
    await shop.open('/about-us');
    await expectDrawn(shop, 'Télécharger l’application pour iPhone', 'app-ios-fr_FR');
    await expectDrawn(shop, /Noté 4,6 sur 5 pour 37\s000 avis/, 'feedback-offpiste-fr_FR');
  });

  test('the footer has the store’s own phone number and pages, and no links to English pages', async ({
    shop,
  }) => {
    await shop.open('/about-us');
    const footer = footerOf(shop);
    await expect(footer.getByRole('link', { name: '+33 1 99 00 45 31' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /offpiste\.fr$/);
    await expect(footer.getByRole('link', { name: 'Bulletins d’avalanche' })).toBeVisible();
    await expect(footer.locator('a[href*="archived/blog"], a[href="/advice"]')).toHaveCount(0);
  });
});

test('the "Back to top" button scrolls up and moves the focus on a desktop', async ({ shop, page }) => {
  await shop.open('/products/skis');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 3_000));
  await button.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the "Back to top" button is hidden on a phone', async ({ shop, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await shop.open('/products/skis');
  await page.evaluate(() => scrollTo(0, 3_000));
  const button = page.getByLabel('Back to top');
  await expect(button).toBeAttached();
  await expect(button).toBeHidden();
});

test('the footer has its columns, and links to other sites open in a new tab', async ({ shop }) => {
  await shop.open('/about-us');
  const footer = footerOf(shop);
  for (const name of ['Ski', 'Snowboard', 'Help', 'The shop', 'Legal', 'Your account']) {
    await expect(footer.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  const elsewhere = footer.getByRole('link', { name: 'Avalanche bulletins' });
  await expect(elsewhere).toHaveAttribute('href', 'https://www.avalanches.org/');
  await expect(elsewhere).toHaveAttribute('target', '_blank');
  await expect(footer.getByRole('link', { name: 'Size guides' })).not.toHaveAttribute('target', '_blank');
  for (const name of ['Buying advice', 'Our journal']) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
});

test('the desktop navigation has a smaller font below 1400 px', async ({ shop, page }) => {
  const sizeOf = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const link = shop.header
      .getByRole('navigation', { name: 'Shop' })
      .getByRole('link', { name: 'Snowboard' });
    return link.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  };
  await shop.open('/about-us');
  const large = await sizeOf(1440);
  expect(await sizeOf(1280)).toBeLessThan(large);
  expect(await sizeOf(1399)).toBeLessThan(large);
});
