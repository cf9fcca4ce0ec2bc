import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

test('the about page introduces the shop', async ({ shop, page }) => {
  await shop.open('/');
  await shop.header.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(shop.main).toContainText('Offpiste is a members’ shop');
  await expect(page).toHaveTitle(/About us/);
});

test('a question of the FAQ opens its answer', async ({ shop }) => {
  await shop.open('/frequently-asked-questions');
  const answer = shop.main.getByText(/brands give us better terms|private/).last();
  await expect(answer).toBeHidden();
  await shop.main.getByText('Why do I have to sign in to see prices?').click();
  await expect(answer).toBeVisible();
});

test('the cookie policy lists the cookies and opens the preferences', async ({ shop }) => {
  await shop.open('/cookie-policy');
  await expect(shop.main).toContainText('cookie_consent');
  await shop.main.getByRole('button', { name: /preferences/i }).click();
  await expect(shop.dialog).toHaveAccessibleName('Cookie preferences');
});

test('the site-wide banner is on every page and links to its target', async ({ shop, page }) => {
  for (const path of ['/', '/products/skis', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText('New-season skis');
  }
  await shop.ready();
  await page.getByRole('complementary', { name: 'Announcement' }).getByRole('link').click();
  await expect(page).toHaveURL('/products/skis');
});
