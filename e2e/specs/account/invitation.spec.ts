import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { Member } from '../../fixtures/member.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { serverPage } from '../../fixtures/server-page.ts';

test.use({ cookiesRejected: true });

const title = ({ main }: ShopPage) => main.getByRole('heading', { level: 1 });
const codeField = /^Invitation code/;

test('a guest opens an invitation, looks around and joins with its code', async ({ shop, page, request }) => {
  await shop.open('/join/anna');
  await expect(title(shop)).toHaveText('You’ve been invited');
  await expect(shop.main).toContainText('500 points, worth £5.00');
  await expect(shop.main).not.toContainText(/\banna\b/i);
  await expectNoViolations(shop, 'invitation', 'main');
  await shop.main.locator('a[href^="/catalog/product/view/id/"]').first().click();
  await expect(page).toHaveURL(/\/catalog\/product\/view\//);

  await shop.open('/products/skis');
  await shop.signInButton.click();
  await shop.dialog.getByRole('tab', { name: 'Join' }).click();
  await expect(shop.dialog.getByLabel(codeField)).toHaveValue('anna');

  await shop.open('/customer/account/create');
  await expect(shop.main.getByLabel(codeField)).toHaveValue('anna');
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(
    cookies.filter((name) => !['sid', 'vid', 'ab_tests', 'cookie_consent', 'cached_styles'].includes(name)),
  ).toEqual([]);
  await shop.fillRegistration(shop.main, new Member(request));
  await shop.dismissWelcome();

  await shop.open('/join/anna');
  await expect(title(shop)).toHaveText('You’re already a member');
});

test('an unknown code is welcomed and not filled in', async ({ shop, page }) => {
  await shop.open('/join/nobody');
  await expect(shop.main).toContainText('We couldn’t apply this invitation code');
  await shop.main.getByRole('link', { name: 'Join for free' }).click();
  await expect(shop.main.getByLabel(codeField)).toHaveValue('');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid');
});

test('an invitation is no page for search engines or caches, and others get no page with its code', async () => {
  const invited = await serverPage('/join/anna');
  expect(invited.status).toBe(200);
  expect(invited.html).toMatch(/<meta name="robots" content="noindex/);
  expect(invited.headers.get('cache-control')).toMatch(/private|no-store/);
  expect(invited.headers.get('set-cookie')).toMatch(/sid=/);
  const other = await serverPage('/customer/account/create');
  expect(other.html).not.toContain('value="anna"');
  const unknown = await serverPage('/join/nobody');
  expect(unknown.headers.get('set-cookie') ?? '').not.toMatch(/sid=/);
  expect(unknown.html).toMatch(/<meta name="robots" content="noindex/);
});

for (const path of [
  '/join/%3Cscript%3E',
  `/join/${'a'.repeat(10_000)}`,
  '/join//evil.example',
  '/join/a%2Fb',
]) {
  test(`${path.slice(0, 40)} is not an invitation and leads nowhere else`, async () => {
    const { status, headers } = await serverPage(path);
    expect([302, 301]).toContain(status);
    expect(headers.get('location')).toMatch(/^\/(?:404|join\/evil\.example)$/);
    expect(headers.get('set-cookie') ?? '').not.toMatch(/sid=/);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest opens an invitation, looks around and joins with its code', async ({
    shop,
    page,
    request,
  }) => {
    await page.goto('/join/anna');
    await expect(title(shop)).toHaveText('You’ve been invited');
    await page.goto('/products/skis');
    await page.goto('/customer/account/create');
    await expect(shop.main.getByLabel(codeField)).toHaveValue('anna');
    await shop.fillRegistration(shop.main, new Member(request));
    await expect(shop.header.getByRole('link', { name: 'My account' })).toBeVisible();
  });
});
