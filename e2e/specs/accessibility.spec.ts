import { AxeBuilder } from '@axe-core/playwright';
import { expectRequested } from '../fixtures/scripts.ts';
import { expect, test } from '../fixtures/shop.ts';

const pages = {
  home: '/',
  listing: '/products/skis',
  product: '/catalog/product/view/id/1/',
  'sign-in': '/customer/account/login',
  registration: '/customer/account/create',
  search: '/search?s=helmet',
  'editorial page': '/frequently-asked-questions',
  'empty basket': '/checkout/cart/',
};

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, path] of Object.entries(pages)) {
      test(`${name} passes axe and is not wider than the screen`, async ({ shop, page }) => {
        await shop.open(path);
        // axe occupies the page for seconds; what is still starting would time out.
        await expectRequested(page, '/deferred');
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))])).toEqual(
          [],
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }

    test('an open overlay passes axe', async ({ shop, page }) => {
      await shop.open('/');
      await page.getByRole('button', { name: 'Preferences' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible();
      const consent = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
      expect(consent.violations.map(({ id }) => id)).toEqual([]);
    });
  });
}
