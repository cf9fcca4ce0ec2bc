import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

async function firstAnswer(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), location: answer.headers()['location'] };
}

test('URLs of the former shop redirect to the new ones', async ({ request }) => {
  for (const [former, now] of Object.entries({
    '/skis': '/products/skis',
    '/faq': '/frequently-asked-questions',
    '/basket': '/checkout/cart/',
  })) {
    expect(await firstAnswer(request, former)).toEqual({ status: 301, location: now });
  }
});

test('sign-in ignores a return path to another site', async ({ shop, page, member }) => {
  const evil = Buffer.from('//evil.example/').toString('base64url');
  await shop.open(`/customer/account/login/referer/${evil}/`);
  await shop.fillSignIn(shop.main, member);
  await expect(page).toHaveURL('/');
});

test('the sign-in page redirects a member to the home page', async ({ shop, page, member }) => {
  await shop.restoreSession(member);
  for (const path of ['/customer/account/login', '/customer/account/create']) {
    await shop.open(path);
    await expect(page).toHaveURL('/');
  }
});
