import { expect, test } from '../../fixtures/shop.ts';
import { parseHtml } from '../../fixtures/html.ts';
import { newsletterLink } from '../../fixtures/newsletter-link.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { anna } from '../../fixtures/shop-api.ts';

test.use({ cookiesRejected: true });

const comingSoon = 'This run opens soon';
const pages = {
  '/newsletter/manage/': comingSoon,
  '/customer/account/notifications-preferences/': 'Notifications',
  '/unsubscribe/unsubscribe/index/': comingSoon,
};

for (const [path, heading] of Object.entries(pages)) {
  test(`a newsletter link opens ${path} without signing in, and no other page`, async ({ shop, page }) => {
    const link = await newsletterLink(anna);
    await shop.open(`${path}?${link}`);
    await expect(page).toHaveURL(`${path}?${link}`);
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(shop.signInButton).toBeVisible();
    await shop.open(`/customer/account?${link}`);
    await expect(page).toHaveURL(/\/customer\/account\/login\/referer\//);
  });
}

test('a link with one wrong letter leads to sign-in, and back without its parameters', async ({
  shop,
  page,
}) => {
  const link = (await newsletterLink(anna)).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  await shop.open(`/newsletter/manage/?${link}`);
  await expect(page).toHaveURL(/\/customer\/account\/login\/referer\//);
  expect(page.url()).not.toContain('hashed');
  await expect(shop.main.getByRole('alert')).toContainText('This link doesn’t work.');
  await shop.fillSignIn(shop.main, anna);
  await expect(page).toHaveURL('/newsletter/manage/');
});

test('the URL of such a page is not cached, not indexed and not sent as a referrer', async ({
  shop,
  page,
}) => {
  const link = await newsletterLink(anna);
  const { headers, html } = await serverPage(`/newsletter/manage/?${link}`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const robots = parseHtml(html).querySelector('meta[name=robots]');
  expect(robots?.getAttribute('content')).toMatch(/^noindex/);
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) referrers.push(request.headers()['referer']);
  });
  await shop.open(`/newsletter/manage/?${link}`);
  expect(referrers.filter((referrer) => referrer?.includes('hashed'))).toEqual([]);
});
