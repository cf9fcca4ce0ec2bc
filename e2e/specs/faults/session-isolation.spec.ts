import { pisteSkis } from '../../fixtures/demo-products.ts';
import { expect, test } from '../../fixtures/faults.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { anna, ben, callApi, sessionOf } from '../../fixtures/shop-api.ts';
import { fillBasket } from '../../fixtures/filled-basket.ts';
import { shopUrl } from '../../stack/addresses.ts';

const forged = { 'well-formed': 'A'.repeat(43), malformed: `'; drop table sessions; --` };

for (const [kind, value] of Object.entries(forged)) {
  test(`a ${kind} session cookie that the shop did not issue opens a guest’s page and is cleared`, async ({
    shop,
    page,
    context,
  }) => {
    const cookie = `sid=${encodeURIComponent(value)}`;
    const raw = await serverPage('/', { cookie });
    expect(raw.status).toBe(200);
    expect(raw.state().session.id).toBeNull();
    const requests = await callApi('session-data', { store_id: 1 }, cookie);
    expect(requests.body.id).toBeNull();
    expect(requests.cookies.join()).toMatch(/sid=;/);
    const account = await serverPage('/customer/account', { cookie });
    expect(account.status).toBe(302);
    expect(account.headers.get('location')).toMatch(/^\/customer\/account\/login/);

    await context.addCookies([{ name: 'sid', value: encodeURIComponent(value), url: shopUrl }]);
    await shop.open('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('sid');
  });
}

// The server renders some parts of their pages once for both.
test('pages of two members that are rendered at the same time contain nothing of the other', async () => {
  const members = await Promise.all(
    [anna, ben].map(async (login) => {
      const cookie = await sessionOf(login);
      const { session } = (await serverPage('/', { cookie })).state();
      return { cookie, own: [session.email, session.name].map(String) };
    }),
  );
  for (const path of ['/', '/products/skis', pisteSkis.path, '/checkout/cart/']) {
    const visits = Array.from({ length: 10 }, () => members).flat();
    const pages = await Promise.all(visits.map(({ cookie }) => serverPage(path, { cookie })));
    for (const [index, { status, html, shown, state }] of pages.entries()) {
      expect(status).toBe(200);
      expect(visits[index]?.own).toEqual([state().session.email, state().session.name]);
      for (const other of members.filter((member) => member !== visits[index]))
        for (const data of other.own) expect(html).not.toContain(data);
      expect(shown).not.toContain('data-part');
    }
    // What is shown differs in nothing but what is personal, and not between visits of one member, except for
    // sections whose data did not arrive within their time limit.
    const lengths = new Map<string, number>();
    for (const [index, { shown, state }] of pages.entries()) {
      const received = state().queries.queries.map(({ queryKey }) => queryKey[0]);
      const same = [path, index % 2, ...received.sort()].join(' ');
      lengths.set(same, lengths.get(same) ?? shown.length);
      expect({ same, length: shown.length }).toEqual({ same, length: lengths.get(same) });
    }
    expect(lengths.size).toBeLessThan(pages.length / 2);
  }
});

test('a member cannot change another member’s basket', async () => {
  const [annasSession, bensSession] = [await sessionOf(anna), await sessionOf(ben)];
  const before = await fillBasket(annasSession, 'helmet');
  const own = await fillBasket(bensSession, 'goggles');
  const target = before.items[0]?.cartItemId ?? 0;

  for (const version of [own.version, before.version]) {
    const request = { store_id: 1, cartItemId: target, qty: 0, version };
    const answer = await callApi('basket-update', request, bensSession);
    expect([404, 409]).toContain(answer.status);
    // The answer to a stale version contains Ben's own basket only.
    expect(JSON.stringify(answer.body)).not.toContain(`"cartItemId":${target},`);
  }
  const right = await callApi(
    'basket-update',
    { store_id: 1, cartItemId: target, qty: 0, version: own.version },
    bensSession,
  );
  expect(right.status).toBe(404);

  const form = await fetch(`${shopUrl}/form/basket-update`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shopUrl, cookie: bensSession },
    body: new URLSearchParams({
      cartItemId: String(target),
      qty: '0',
      version: String(own.version),
      back: '/checkout/cart/',
    }),
  });
  expect(form.headers.get('location')).toBe('/checkout/cart/?form_error=not_found');

  const after = await callApi('basket-data', { store_id: 1, variant: 'mini' }, annasSession);
  expect(after.body).toEqual({ ...before, view: 'mini' });
  const bensOwn = await callApi('basket-data', { store_id: 1, variant: 'mini' }, bensSession);
  expect(bensOwn.body).toEqual({ ...own, view: 'mini' });
});
