import { paths } from 'shared-contracts/routes';
import { expectNoViolations } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { parseHtml } from '../../fixtures/html.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { frenchShopUrl, shopUrl } from '../../stack/addresses.ts';

test.describe('an unknown path', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('redirects to the fallback, which answers 404', async ({ shop, page }) => {
    const unknown = await serverPage('/no/such/trail');
    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/404']);
    expect((await serverPage('/404')).status).toBe(404);
    await shop.open('/no/such/trail');
    await expect(page.getByRole('heading', { level: 1, name: 'This trail ends here' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('offers a search, the running sales and the departments', async ({ shop, page }) => {
    await shop.open('/no/such/trail');
    await expect(shop.main.getByRole('heading', { level: 2, name: 'Today’s sales' })).toBeVisible();
    expect(await shop.main.locator('a[href^="/event/"]').count()).toBeGreaterThan(3);
    await expect(shop.main.getByRole('link', { name: 'Snowboard' })).toBeVisible();
    await expectNoViolations(shop, 'not found', 'main');
    await shop.main.getByRole('searchbox').fill('goggles');
    await shop.main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/search\?s=goggles/);
  });
});

for (const [from, status, to] of [
  ['/skis', 301, '/products/skis'],
  ['//products//skis', 301, '/products/skis'],
  ['/catalog/product/view/id/99999/', 302, '/404'],
  ['/brand/nobody', 302, '/404'],
  ['/skis?st=display&ad=x', 301, '/products/skis?st=display&ad=x'],
  ['/journal', 301, 'https://journal.offpiste.example/'],
  ['//evil.example', 302, '/404'],
  ['/\\evil.example', 302, '/404'],
  ['/%2F%2Fevil.example', 302, '/404'],
  ['/%5Cevil.example', 302, '/404'],
  ['/%zz', 302, '/404'],
  ['/%00', 302, '/404'],
  [`/${'a'.repeat(10_000)}`, 302, '/404'],
  ['/storyblok-preview/about-us', 302, '/404'],
  ['/new', 301, '/products?order=newest'],
  ['/search?s=varn', 302, '/brand/varnhorn?source=varn'],
] as const) {
  test(`${from.slice(0, 60)} redirects to ${to}`, async () => {
    const { status: answered, headers } = await serverPage(from);
    expect([answered, headers.get('location')]).toEqual([status, to]);
  });
}

for (const path of [
  '/sales',
  '/shop/varnhorn',
  '/brand-new/varnhorn',
  '/products',
  '/products/skis/all-mountain',
  '/new-season',
  '/b-corp',
  '/brand-new/skis',
  '/ski-boots-size-guide',
  '/search?s=gloves',
  '/join/anna-7',
]) {
  test(`${path} is a page`, async () => {
    expect((await serverPage(path)).status).toBe(200);
  });
}

test('a listing has a title, a canonical URL and an alternate for the French store, and the basket is noindex', async () => {
  const { html } = await serverPage('/products/skis');
  expect(html).toContain(`<link rel="canonical" href="${shopUrl}/products/skis"`);
  expect(html).toContain('<title>Skis | Offpiste</title>');
  const french = parseHtml(html).querySelector('link[hreflang="fr-FR"]')?.getAttribute('href') ?? '';
  expect(french.startsWith(`${frenchShopUrl}/`), french).toBe(true);
  expect((await serverPage('/checkout/cart/')).html).toContain('<meta name="robots" content="noindex');
});

test('a page that is not built yet shows so to those who may open it', async ({ shop, page, member }) => {
  await shop.open(paths.referral);
  await expect(page).toHaveURL(/\/customer\/account\/login/);
  await shop.signIn(member);
  const answer = await page.goto(paths.referral);
  expect(answer?.status()).toBe(200);
  await shop.ready();
  await expect(shop.main.getByRole('heading', { level: 1, name: 'This run opens soon' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await shop.main.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  // It is a members' page, so sign-out leads to the home page.
  await page.goBack();
  await expect(shop.main.getByRole('heading', { level: 1, name: 'This run opens soon' })).toBeVisible();
  await shop.signOut();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('a redirect in the browser stays in the document within the shop, and leaves it for another site', async ({
  shop,
  page,
}) => {
  await page.route('https://journal.offpiste.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Journal</title>' }),
  );
  const answerAbout = (url: string) =>
    page.route('**/api/page-route?path=%2Fabout-us*', async (route) => {
      const body = { type: null, entity_id: null, redirect: { url, status: 301 }, store_id: 1, meta: null };
      await route.fulfill({ json: body });
    });
  await answerAbout('/products/skis');
  await shop.open('/');
  await shop.markDocument();
  await shop.header.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/products/skis');
  await shop.expectSameDocument();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.unrouteAll();

  await page.route('https://journal.offpiste.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Journal</title>' }),
  );
  await answerAbout('https://journal.offpiste.example/');
  await shop.open('/');
  await shop.header.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('https://journal.offpiste.example/');
});

test.describe('a redirect loop', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('ends at the fallback, also in the browser', async ({ shop, page }) => {
    await shop.open('/');
    await page.route('**/api/page-route?*', async (route) => {
      const path = new URL(route.request().url()).searchParams.get('path');
      const url = path === '/about-us' ? '/b-corp' : '/about-us';
      await route.fulfill({
        json: { type: null, entity_id: null, redirect: { url, status: 301 }, store_id: 1, meta: null },
      });
    });
    await shop.header.getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('heading', { level: 1, name: 'This trail ends here' })).toBeVisible();
  });
});

test('a search follows its redirect, from the search box and from its URL', async ({ shop, page }) => {
  await shop.open('/about-us');
  await shop.markDocument();
  await shop.searchField.fill('varn');
  await expect(shop.header.getByRole('option').first()).toBeVisible();
  await shop.searchField.press('Enter');
  await expect(page).toHaveURL('/brand/varnhorn?source=varn');
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Varnhorn');
  await shop.expectSameDocument();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('only searches request the redirect of a search', async ({ shop, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shop.open('/search?s=gloves');
  await shop.header.getByRole('link', { name: 'About us' }).click();
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('About us');
  expect(requests).not.toContain('/api/search-url');
});
