import type { Locator } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility.ts';
import {
  cards,
  chooseDelivery,
  expectThanks,
  fillAddress,
  openPayment,
  orderButton,
  orderByCard,
  enterCard,
  payByCard,
} from '../../fixtures/checkout.ts';
import { backpack, pisteSkis, skiPack } from '../../fixtures/demo-products.ts';
import { tabAndType, tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { shopUrl } from '../../stack/addresses.ts';

const phone = { width: 375, height: 740 };

test.use({ cookiesRejected: true });

test('a member orders skis of a length and a ski pack, which carry a surcharge', async ({ shop, member }) => {
  await shop.restoreSession(member);
  await member.addAddress();
  await member.add(pisteSkis, '153 cm');
  await member.addPack(skiPack);
  await shop.open('/checkout/cart/');
  await expect(shop.main).toContainText('Length: 153 cm');
  await expect(shop.main).toContainText(/Workshop: alpine sole \d{3} mm/);
  await expect(shop.main.getByText('Standard delivery')).toBeVisible();
  await shop.main.getByRole('link', { name: 'Checkout' }).click();
  await expect(shop.main).toContainText(/Includes £12\.00 for long parcels/);
  await expect(shop.main.getByRole('radio', { name: /collect/i })).toHaveCount(0);
  await shop.main.getByRole('radio', { name: /Express delivery/ }).check();
  await shop.main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(orderButton(shop)).toBeVisible();
  const total = await shop.main.locator('strong', { hasText: '£' }).last().innerText();

  // The basket has the fee of the chosen method.
  await shop.open('/checkout/cart/');
  await expect(shop.main.getByText('Standard delivery')).toBeHidden();
  await expect(shop.main).toContainText('£21.95');
  await expect(shop.main).toContainText(total);
  await shop.open('/checkout/');
  await payByCard(shop, cards.authorised);
  await expectThanks(shop);
  await expect(shop.main).toContainText('153 cm');
  await expect(shop.main).toContainText(skiPack.name);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, expectedConsole: [/400 \(Bad Request\)/] });

  test('a member collects an order, and every step is accessible', async ({ shop, page, member }) => {
    await shop.restoreSession(member);
    await member.add(backpack, '');
    await shop.open('/checkout/');
    await shop.main.getByRole('button', { name: 'Deliver to this address' }).click();
    await expect(shop.main.getByRole('link', { name: 'Enter the street and house number.' })).toBeVisible();
    await expectNoViolations(shop, 'the address with errors', 'main');
    await fillAddress(shop);
    await shop.main.getByRole('button', { name: 'Deliver to this address' }).click();

    await shop.main.getByRole('radio', { name: /Click & collect/ }).check();
    await shop.main.getByLabel('Near this postcode').fill('BS1 5TY');
    await shop.main.getByRole('button', { name: 'Search' }).click();
    await shop.main.getByRole('radio', { name: /Harbour Row Newsagent/ }).check();
    await shop.main.getByLabel('Mobile number').fill('0113 243 0000');
    await shop.main.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(shop.main.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(shop, 'the delivery with an error', 'main');
    await shop.main.getByLabel('Mobile number').fill('07400 123456');
    await shop.main.getByRole('button', { name: 'Continue to payment' }).click();

    await expect(orderButton(shop)).toBeInViewport();
    // Back and refresh keep what was chosen.
    await page.goBack();
    await expect(shop.main.getByRole('radio', { name: /Harbour Row Newsagent/ })).toBeChecked();
    await page.goForward();
    await page.reload();
    await shop.ready();
    await expect(shop.main).toContainText('Harbour Row Newsagent');
    await orderButton(shop).click();
    await expect(shop.main.getByRole('link', { name: 'Choose a payment method.' })).toBeVisible();
    await expectNoViolations(shop, 'the payment with errors', 'main');
    await shop.main.getByRole('checkbox', { name: /news and offers/ }).focus();
    expect(await isCovered(shop.main.getByRole('checkbox', { name: /news and offers/ }))).toBe(false);
    await payByCard(shop, cards.authorised);
    await expectThanks(shop);
    await expect(shop.main).toContainText('Harbour Row Newsagent');
  });
});

test.describe('beside another tab', () => {
  test.use({ expectedConsole: [/409 \(Conflict\)/] });

  test('an order that has changed is shown again before it is placed', async ({ shop, page, member }) => {
    await shop.restoreSession(member);
    await member.addAddress();
    await member.add(backpack, '');
    await openPayment(shop);
    await expect(shop.main).toContainText('£105.00');
    await member.add(backpack, '');
    await orderByCard(shop);
    await expect(shop.main.getByRole('alert').first()).toBeVisible();
    await expect(shop.main).toContainText('£210.00');
    await orderButton(shop).click();
    await enterCard(shop, cards.authorised);
    await expectThanks(shop);
    await expect(page).toHaveURL(/\/order\/success\//);
  });
});

test.describe('after the end of the session', () => {
  test.use({ expectedConsole: [/401 \(Unauthorized\)/] });

  test('a member signs in on the spot, and the form is kept', async ({ shop, page, member }) => {
    await shop.restoreSession(member);
    await member.add(backpack, '');
    await shop.open('/checkout/');
    await fillAddress(shop);
    await page.context().clearCookies({ name: 'sid' });
    await shop.main.getByRole('button', { name: 'Deliver to this address' }).click();
    await expect(shop.main.getByText('what you entered stays here')).toBeVisible();
    await shop.main.getByRole('link', { name: 'Sign in' }).click();
    await shop.fillSignIn(shop.dialog, member);
    await expect(shop.dialog).toBeHidden();
    await expect(shop.main.getByLabel('Street and house number')).toHaveValue('14 Corn Mill Lane');
    await shop.main.getByRole('button', { name: 'Deliver to this address' }).click();
    await expect(shop.main.getByRole('radio', { name: /Standard delivery/ })).toBeVisible();
  });
});

test('a guest orders in a store that permits it, and is offered an account', async ({ shop, page }) => {
  const outlet = shopUrl.replace('localhost', 'outlet.localhost');
  await shop.open(`${outlet}${backpack.path}`);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await shop.dialog.getByRole('link', { name: 'View basket' }).click();
  await shop.main.getByRole('link', { name: 'Checkout' }).click();
  await shop.main.getByLabel('Email address').first().fill('guest@example.com');
  await expectNoViolations(shop, 'the details of a guest', 'main');
  await shop.main.getByRole('button', { name: 'Continue' }).first().click();
  await fillAddress(shop);
  await shop.main.getByRole('button', { name: 'Deliver to this address' }).click();
  await chooseDelivery(shop);
  await payByCard(shop, cards.authorised);
  await expectThanks(shop);
  await expect(shop.main).toContainText('guest@example.com');
  await expect(shop.main.getByRole('link', { name: /account/i })).toBeVisible();
  await expectNoViolations(shop, 'the order of a guest', 'main');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member reaches the page of the payment', async ({ shop, page, member }) => {
    await shop.restoreSession(member);
    await member.add(backpack, '');
    await page.goto('/checkout/');
    await fillAddress(shop);
    await shop.main.getByLabel('Phone number').fill('12');
    await shop.main.getByRole('button', { name: 'Deliver to this address' }).click();
    await expect(shop.main.getByRole('link', { name: /isn’t a phone number/ })).toBeVisible();
    await expect(shop.main.getByLabel('Street and house number')).toHaveValue('14 Corn Mill Lane');
    await shop.main.getByLabel('Phone number').fill('0113 243 0000');
    await shop.main.getByRole('button', { name: 'Deliver to this address' }).click();
    await chooseDelivery(shop);
    await orderByCard(shop);
    await enterCard(shop, cards.authorised);
    await expect(async () => {
      const reload = shop.main.getByRole('link', { name: 'Reload the page' });
      if (await reload.isVisible()) await reload.click();
      await expect(shop.main).toContainText('Thank you for your order', { timeout: 1_000 });
    }).toPass();
  });
});

test('a member orders by keyboard, and the focus follows the steps', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  await member.add(backpack, '');
  await shop.open('/checkout/');
  const { main } = shop;
  await tabAndType(page, main.getByLabel('First name'), 'Robin');
  await tabAndType(page, main.getByLabel('Last name'), 'Hale');
  await tabAndType(page, main.getByLabel('Street and house number'), '14 Corn Mill Lane');
  await tabAndType(page, main.getByLabel('Postcode', { exact: true }), 'LS1 4AB');
  await tabAndType(page, main.getByLabel('Town or city'), 'Leeds');
  await tabAndType(page, main.getByLabel('Phone number'), '0113 243 0000');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('radio', { name: /Standard delivery/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Delivery', exact: true })).toBeFocused();
  await tabTo(page, main.getByRole('radio', { name: /Standard delivery/ }), 5);
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: /Express delivery/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Payment' })).toBeFocused();
  await tabTo(page, main.getByRole('radio', { name: /Credit or debit card/ }), 5);
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('checkbox', { name: /I accept the terms/ }), 3);
  await page.keyboard.press('Space');
  await tabTo(page, orderButton(shop), 6);
  await page.keyboard.press('Enter');
  await enterCard(shop, cards.authorised);
  await expectThanks(shop);
});

/** Returns whether another element is above the middle of the target. */
function isCovered(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== element;
  });
}
