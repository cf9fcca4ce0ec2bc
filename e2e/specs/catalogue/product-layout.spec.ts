import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shop.ts';
import { measureColumns } from '../../fixtures/product-columns.ts';
import { ports } from '../../stack/addresses.ts';

test.use({ cookiesRejected: true });

const pathOf = (id: number) => `/catalog/product/view/id/${id}/`;
const products = {
  'a simple product': pathOf(118),
  'a configurable product': pathOf(1),
  'a product in several colours': pathOf(2440),
  'a ski set': pathOf(3048),
  'a ski pack': pathOf(3076),
  'a snowboard pack': pathOf(3132),
  'a gift voucher': pathOf(3956),
  'a donation': pathOf(16_550),
  'a sold-out product': pathOf(18),
};
const italianPack = `http://it.localhost:${ports.shell}${pathOf(3137)}`;

/** What may be empty below the shorter of two columns, in CSS pixels: about a quarter of a picture. */
const maxEmpty = 200;
/** As above, below description and notes or below the attributes: five rows of their table. */
const maxEmptyDetails = 260;

const spread = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

/** Expects columns that fill the page's width, and no empty place beside the picture or the details. */
async function expectFilledColumns(page: Page): Promise<void> {
  const { content, pictures, form, details } = await measureColumns(page);
  expect(pictures.left).toBe(content.left);
  expect(form.right).toBe(content.right);
  expect(pictures.bottom - form.bottom, 'empty below the form').toBeLessThan(maxEmpty);
  expect(spread(details.map(({ bottom }) => bottom)), 'empty beside the details').toBeLessThan(
    maxEmptyDetails,
  );
  expect(details.at(-1)?.right ?? content.right).toBe(content.right);
}

for (const [kind, path] of Object.entries({ ...products, 'a long Italian name': italianPack })) {
  for (const [width, height] of [
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`${kind} has no empty columns on a screen of ${width} px`, async ({ shop, page }) => {
      await page.setViewportSize({ width, height });
      await shop.open(path);
      await expectFilledColumns(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test('the pictures stay in sight beside the long form of a pack', async ({ shop, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open(products['a ski pack']);
  await shop.main.getByRole('button', { name: 'Add to basket' }).scrollIntoViewIfNeeded();
  await expect(shop.main.getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
});

test.describe('the first screen of a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  for (const [kind, path] of Object.entries(products).filter(([each]) => !each.includes('sold-out'))) {
    test(`has picture, name, price and button of ${kind}`, async ({ shop, member }) => {
      await shop.restoreSession(member);
      await shop.open(path);
      const name = shop.main.getByRole('heading', { level: 1 });
      const button = shop.main.getByRole('button', { name: 'Add to basket' });
      await expect(shop.main.getByRole('img').first()).toBeInViewport({ ratio: 1 });
      await expect(button).toBeInViewport({ ratio: 1 });
      const bar = button.locator('..');
      await expect(bar).toContainText(/£\d/);
      const { top } = await boxOf(bar);
      expect((await boxOf(name)).bottom).toBeLessThanOrEqual(top);
      const price = name.locator('xpath=following-sibling::*[1]').getByText(/£\d/).first();
      expect((await boxOf(price)).bottom, 'the price above the bar').toBeLessThanOrEqual(top);
    });
  }

  test('shows an Italian name of 60 characters above the bar', async ({ shop, page }) => {
    await shop.open(italianPack);
    const name = shop.main.getByRole('heading', { level: 1 });
    await name.evaluate((heading) => {
      heading.textContent = 'Pacchetto snowboard completo da donna con attacchi Tideline';
    });
    const bar = page.getByRole('button', { name: 'Aggiungi al carrello' }).locator('..');
    expect((await boxOf(name)).bottom).toBeLessThanOrEqual((await boxOf(bar)).top);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
