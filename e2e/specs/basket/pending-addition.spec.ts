import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/shop.ts';

const phone = { width: 375, height: 720 };

test.describe('a guest’s addition without JavaScript', () => {
  test.use({ javaScriptEnabled: false, cookiesRejected: true, viewport: phone });

  test('is restored in the form with a visible message, and added once after sign-in', async ({
    shop,
    page,
    member,
  }) => {
    await page.goto(pisteSkis.path);
    await page.getByRole('radio', { name: '146 cm' }).check();
    await shop.main.getByLabel('Quantity').selectOption('2');
    await page.getByRole('button', { name: 'Add to basket' }).click();

    await expect(page).toHaveURL(/form_error=authentication_required#add-to-basket$/);
    const message = shop.main.locator('#add-to-basket');
    await expect(message).toContainText('Only members can buy');
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(message).toBeFocused();
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeInViewport();
    await expect(page.getByRole('radio', { name: '146 cm' })).toBeChecked();
    await expect(shop.main.getByLabel('Quantity')).toHaveValue('2');

    await message.getByRole('link', { name: 'Sign in' }).click();
    await shop.fillSignIn(shop.main, member);
    await expect(page).toHaveURL(/\/checkout\/cart\/\?added=\d+$/);
    await expect(shop.main.getByRole('status').filter({ hasText: 'Added to your basket' })).toContainText(
      pisteSkis.name,
    );
    await expect(shop.main).toContainText('146 cm');
    await shop.expectInBasket(2);
  });
});

test.describe('a guest’s addition before hydration', () => {
  test.use({ cookiesRejected: true, viewport: phone });

  test('keeps size and scroll position through hydration, and is added by sign-in', async ({
    shop,
    page,
    member,
  }) => {
    const scripts = /\.js(\?|$)/;
    await page.route(scripts, (route) => route.abort());
    shop.expectConsole(/ERR_FAILED|Failed to load resource/);
    await page.goto(pisteSkis.path);
    await page.getByRole('radio', { name: '146 cm' }).check();
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page).toHaveURL(/#add-to-basket$/);
    await shop.ready();

    const message = shop.main.locator('#add-to-basket');
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(message).toBeFocused();
    await expect(page.getByRole('radio', { name: '146 cm' })).toBeChecked();

    await message.getByRole('link', { name: 'Sign in' }).click();
    await shop.fillSignIn(shop.main, member);
    await expect(page).toHaveURL(/\/checkout\/cart\/\?added=\d+$/);
    await expect(shop.main.getByRole('status').filter({ hasText: 'Added to your basket' })).toContainText(
      pisteSkis.name,
    );
    await expect(shop.main).toContainText('146 cm');
    await shop.expectInBasket(1);
  });
});
