import { encodeReferer } from 'shared-contracts/routes';
import { expect, test } from '../../fixtures/faults.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { callApi, sessionCookie } from '../../fixtures/shop-api.ts';
import { shopUrl } from '../../stack/addresses.ts';

/** Sets `pwned` if it is executed; a blocked script is reported on the console. */
const script = '</script><script>__pwned()</script>';
const image = `"'><img src=x onerror=__pwned()>`;
const both = script + image;
const asText = encodeURIComponent(both);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { __pwned: () => Object.assign(window, { pwned: true }) });
  });
});

async function expectHarmless(path: string, cookie?: string): Promise<void> {
  const { status, html, state } = await serverPage(path, cookie === undefined ? {} : { cookie });
  expect(status, path).toBeLessThan(500);
  expect(html, path).not.toContain('<script>__pwned');
  expect(html, path).not.toContain('<img src=x');
  if (status < 300) expect(state().session, path).toBeDefined();
}

const guestPaths = [
  `/search?s=${asText}`,
  `/search?s=ski&order=${asText}&dir=${asText}&p=${asText}`,
  `/products?order=${asText}&dir=${asText}&p=${asText}`,
  `/customer/account/login?form_error=${asText}`,
  `/customer/account/create?form_error=${asText}`,
  `/customer/account/login/referer/${encodeReferer(`/${both}`)}/`,
  `/customer/account/login/referer/${asText}/`,
  `/brand/${asText}`,
  `/${asText}`,
  `/?${asText}=${asText}`,
];

test.describe('markup in a URL', () => {
  // Some of these URLs are answered with 404.
  test.use({ expectedConsole: [/status of 404/] });

  for (const path of guestPaths) {
    test(`is text in ${path.replaceAll(asText, '…')}`, async ({ shop, page }) => {
      await expectHarmless(path);
      await shop.open(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    });
  }
});

test('markup in a search term is shown as text', async ({ shop, page }) => {
  await shop.open(`/search?s=${asText}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(both);
  await shop.searchField.fill(both);
  await expect(shop.header.getByText('No results', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('markup in cookies is not in the page', async () => {
  await expectHarmless('/', `vid=${both.replaceAll(' ', '')}; cookie_consent=${script}; sid=${script}`);
  await expectHarmless('/', `vid=${asText}; cookie_consent=${asText}; sid=${asText}; ${script}=1`);
});

test('markup in a member’s name is text on every page that contains the name', async ({
  shop,
  page,
  context,
}) => {
  const email = `pwned-${Date.now()}@example.com`;
  const { status, cookies } = await callApi('signup', {
    email,
    password: 'Deep-Snow-1',
    firstname: script,
    lastname: image,
    country_id: 'GB',
    language: 'en_GB',
    newsletter: false,
    store_id: 1,
  });
  expect(status).toBe(200);
  const cookie = sessionCookie(cookies);
  await context.addCookies([{ name: 'sid', value: cookie.replace('sid=', ''), url: shopUrl }]);
  for (const path of ['/', '/customer/account', '/checkout/cart/', '/search?s=ski']) {
    await expectHarmless(path, cookie);
  }
  await shop.open('/customer/account');
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText(`${script} ${image}`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /my account/i })
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click();
  await expect(page).toHaveURL(`${shopUrl}/`);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('markup is rejected as an e-mail address', async () => {
  for (const email of [`${script}@example.com`, `a@${image}.com`, `"${script}"@example.com`]) {
    const request = { email, password: 'Deep-Snow-1', firstname: 'A', lastname: 'B' };
    const answer = await callApi('signup', {
      ...request,
      country_id: 'GB',
      language: 'en_GB',
      newsletter: false,
      store_id: 1,
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain('<');
  }
});

test('a form without JavaScript redirects within this shop only', async () => {
  for (const back of [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example',
    'javascript:__pwned()',
    '/a\r\nX-Evil: 1',
  ]) {
    const answer = await fetch(`${shopUrl}/form/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: shopUrl },
      body: new URLSearchParams({ email: image, password: script, back, referer: back }),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/?form_error=invalid_request&form_fields=email.email');
  }
});
