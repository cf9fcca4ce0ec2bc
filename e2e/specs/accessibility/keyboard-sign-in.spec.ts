import { pisteSkis } from '../../fixtures/demo-products.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

test('a member signs in, selects, buys and opens the basket by keyboard', async ({ shop, page, member }) => {
  await shop.open(pisteSkis.path);
  await tabTo(page, shop.signInButton);
  await page.keyboard.press('Enter');
  await expect(shop.dialog).toBeVisible();
  await tabTo(page, shop.dialog.getByRole('textbox', { name: 'Email address' }), 10);
  await page.keyboard.type(member.email);
  await tabTo(page, shop.passwordIn(shop.dialog), 3);
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(shop.dialog).toBeHidden();
  await expect(shop.accountButton).toBeVisible();
  // The link that opened the dialog is gone.
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('radio', { name: '146 cm' }), 60);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '153 cm' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Add to basket' }), 5);
  await page.keyboard.press('Enter');
  await expect(shop.dialog).toHaveAccessibleName('Added to your basket');
  await expect(shop.dialog).toContainText('153 cm');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeFocused();

  await shop.basket.focus();
  await page.keyboard.press('Enter');
  const dropdown = page.getByRole('region', { name: 'Your basket' });
  await expect(dropdown).toBeVisible();
  await tabTo(page, dropdown.getByRole('link', { name: 'View basket' }), 5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout/cart/');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Your basket: 1 item');
});

test('the menu of a phone opens and closes by keyboard', async ({ shop, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await shop.open('/');
  const menu = page.getByRole('navigation', { name: 'Shop' });
  const button = shop.header.getByRole('button', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await tabTo(page, menu.locator('summary', { hasText: /^Ski$/ }), 8);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Freeride skis' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});
