import { expect, test } from '../../fixtures/shop.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { shopUrl } from '../../stack/addresses.ts';

const experiment = 'ab_test_payment_methods_apple_google_pay';

/** The cookie of an earlier visit. */
const shownBefore = { name: 'ab_tests', value: `${experiment}:variation_a`, url: shopUrl };

test('a visitor sees the variation of an earlier visit, also in the server’s HTML', async ({
  shop,
  page,
}) => {
  await page.context().addCookies([shownBefore]);
  const html = await (await page.request.get('/about-us')).text();
  expect(html).toMatch(/alt="Apple Pay".*alt="Google Pay"/s);
  await shop.open('/about-us');
  const marks = page.getByRole('list', { name: 'Ways to pay' }).getByRole('img');
  await expect(marks.last()).toHaveAccessibleName('Google Pay');
  await expect(marks.nth(-2)).toHaveAccessibleName('Apple Pay');
  // A client-side navigation assigns nothing.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(marks.last()).toHaveAccessibleName('Google Pay');
});

test('a new visitor is assigned a variation, keeps it, and does not get the page of another one', async ({
  page,
}) => {
  // Without the browser's cookie jar, which would store the variation.
  const other = await serverPage('/b-corp', { cookie: `ab_tests=${shownBefore.value}` });
  expect(other.shown).toContain('Apple Pay');
  const answer = await page.request.get('/b-corp');
  expect(await answer.text()).not.toContain('Apple Pay');
  const cookies = await page.context().cookies();
  const stored = cookies.find(({ name }) => name === 'ab_tests');
  expect(decodeURIComponent(stored?.value ?? '').split('.')).toContain(`${experiment}:original`);
  expect(stored).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(stored?.expires, 'until the browser is closed, before consent').toBe(-1);
});

for (const value of ['%00', 'a'.repeat(3_000), `${experiment}:variation_z`, '__proto__:x', '%E0%A4%A']) {
  test(`a cookie of ${value.slice(0, 40)} is ignored`, async ({ page }) => {
    const answer = await page.request.get('/about-us', { headers: { cookie: `ab_tests=${value}` } });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain('Apple Pay');
  });
}

test('a variation of the navigation is in the server’s HTML and stays on the next page', async ({
  shop,
  page,
}) => {
  const value = 'ab_test_navigation:variation_a';
  await page.context().addCookies([{ name: 'ab_tests', value, url: shopUrl }]);
  const entries = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await shop.open('/about-us');
  await expect(entries.nth(1)).toHaveText('Brands');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(entries.nth(1)).toHaveText('Brands');
});

test('the session contains the visitor’s variations without originals', async () => {
  const abTestsOf = async (cookie: string) => {
    const { state } = await serverPage('/cookie-policy', { cookie });
    return state().session.abTests;
  };
  expect(await abTestsOf('')).toEqual([]);
  expect(await abTestsOf(`ab_tests=${shownBefore.value}.ab_test_navigation:original`)).toEqual([
    { abTestCode: experiment, abTestVariationCode: 'variation_a' },
  ]);
});
