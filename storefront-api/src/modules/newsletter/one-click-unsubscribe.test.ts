import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/index.ts';
import { buildTestApi, call, signIn, testSecret, type TestApi } from '../../testing/test-api.ts';
import { createNewsletterLink, type NewsletterLink } from './newsletter-link.ts';

let api: TestApi;
let link: NewsletterLink;
beforeAll(async () => {
  api = await buildTestApi();
  const row = await api.database.db.query.customers.findFirst({ where: eq(customers.email, email) });
  link = createNewsletterLink(testSecret, { customerId: row?.id ?? 0, websiteId: 1, email });
});
beforeEach(async () => {
  await api.database.db.update(customers).set({ isSubscribed: true }).where(eq(customers.email, email));
});
afterAll(() => api.close());

const email = 'anna@example.com';
const urlEncoded = 'application/x-www-form-urlencoded';

/** Sends a call as a mail provider does: without origin and cookies. */
async function post(
  query: Record<string, string> = {},
  { payload = 'List-Unsubscribe=One-Click', type = urlEncoded, headers = {} } = {},
) {
  const fields = new URLSearchParams({ storeId: '1', ...link, ...query });
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/newsletter-one-click-unsubscribe?${fields.toString()}`,
    headers: { host: 'localhost', 'content-type': type, ...headers },
    payload,
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const isSubscribed = async () => (await call(api.app, 'newsletter', { ...link, storeId: 1 })).data.subscribed;

const multipart = [
  '--b',
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  '',
  'One-Click',
  '--b--',
  '',
];

describe('newsletter-one-click-unsubscribe', () => {
  it.each([
    ['URL-encoded', 'List-Unsubscribe=One-Click', urlEncoded],
    ['multipart', multipart.join('\r\n'), 'multipart/form-data; boundary=b'],
  ])('unsubscribes with a body that is %s, and is idempotent', async (_kind, payload, type) => {
    expect(await isSubscribed()).toBe(true);
    expect(await post({}, { payload, type })).toEqual({ status: 200, body: { subscribed: false } });
    expect(await isSubscribed()).toBe(false);
    expect((await post({}, { payload, type })).status).toBe(200);
  });

  it.each([
    [{ hashedToken: '1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }],
    [{ hashedEmail: 'x' }],
    [{ storeId: '19' }],
    [{ storeId: 'x' }],
  ])('rejects a forged link: %j', async (query) => {
    const { status, body } = await post(query);
    expect([status, body['code']]).toEqual([422, 'invalid_token']);
    expect(await isSubscribed()).toBe(true);
  });

  it.each([
    ['', urlEncoded],
    ['List-Unsubscribe=Two-Clicks', urlEncoded],
    ['List-Unsubscribe=One-Click&more=1', urlEncoded],
    ['List-Unsubscribe=One-Click&List-Unsubscribe=One-Click', urlEncoded],
    ['{"List-Unsubscribe":"One-Click"}', 'application/json'],
    ['--b', 'multipart/form-data; boundary=b'],
  ])('rejects the body %j as %s', async (payload, type) => {
    const { status, body } = await post({}, { payload, type });
    expect([status, body['code']]).toEqual([400, 'invalid_request']);
    expect(await isSubscribed()).toBe(true);
  });

  it('rejects browsers, also the member’s own', async () => {
    const cookie = await signIn(api.app, email);
    const headers = { cookie, origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
    expect((await post({}, { headers })).status).toBe(403);
    expect(await isSubscribed()).toBe(true);
  });

  it('rejects a link after the address of the account has changed', async () => {
    const moved = 'anna.moved@example.com';
    await api.database.db.update(customers).set({ email: moved }).where(eq(customers.email, email));
    expect((await post()).status).toBe(422);
    await api.database.db.update(customers).set({ email }).where(eq(customers.email, moved));
  });
});
