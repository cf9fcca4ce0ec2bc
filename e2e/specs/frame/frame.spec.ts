import { expect, test } from '../../fixtures/shop.ts';

test('the frame of a desktop has its header, navigation and footer', async ({ shop, page }) => {
  await shop.open('/about-us');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Offpiste, home page' })).toBeVisible();
  await expect(header.getByRole('search')).toBeVisible();
  await expect(header.getByRole('link', { name: 'About us' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(header.getByRole('link', { name: /^Basket/ })).toBeVisible();
  await expect(
    header.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Ski' }),
  ).toBeVisible();
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(header).toContainText('Private sales are open to members only');

  const footer = page.getByRole('contentinfo');
  for (const promise of [
    'Ships in 24hrs',
    'Money back for 14 days after receipt',
    'Secure payment',
    'Mon–Fri 9am–6pm',
  ]) {
    await expect(footer).toContainText(promise);
  }
  await expect(footer).toContainText('Leeds LS1 4AB');
  await expect(footer).toContainText(/© \d{4} Offpiste\./);
  const social = footer.getByRole('list', { name: 'Follow us' }).getByRole('link');
  await expect(social).toHaveCount(3);
  for (const link of await social.all()) await expect(link).toHaveAttribute('target', '_blank');
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).not.toHaveAttribute('target', '_blank');
});

test('the line above the header is for guests only', async ({ shop, member }) => {
  await shop.open('/about-us');
  await expect(shop.header).toContainText('Private sales are open to members only. Joining is free.');
  await shop.restoreSession(member);
  await shop.open('/about-us');
  await expect(shop.header).not.toContainText('Private sales are open to members only');
  await expect(shop.header.locator('[class*="strip"]'), 'no empty line').toHaveCount(0);
});

test('the logo reloads the home page, and navigates within the document on other pages', async ({
  shop,
  page,
}) => {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Offpiste, home page' });
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  await shop.open('/about-us');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await logo.click();
  // The URL changes before the page does.
  await expect(page.locator('[data-page="catalogue/home"] h1')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await isSameDocument()).toBe(true);
  await logo.click();
  await expect.poll(isSameDocument).toBe(false);
});

test('an overlay opens in the aside panel, locks the page, and closes on navigation', async ({
  shop,
  page,
}) => {
  await shop.open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Ski', exact: true }).click();
  // The URL changes before the page, and a navigation closes overlays.
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Skis' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const panel = page.getByRole('dialog', { name: 'Sign in or join' });
  await expect(panel).toBeVisible();
  const box = await panel.boundingBox();
  expect(box && box.x + box.width).toBe(1280);
  expect(box?.width).toBe(495);
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await overflow()).toBe('hidden');
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(panel).toBeHidden();
  await expect.poll(overflow).not.toBe('hidden');
});
