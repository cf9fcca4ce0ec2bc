import { eq, sql } from 'drizzle-orm';
import { endpoints } from 'shared-contracts/api';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { productTexts } from '../../db/schema/index.ts';
import { buildTestApi, call, callFailing, send, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('contractRoutes', () => {
  it('registers every endpoint of the contract and nothing else below /api', () => {
    const wanted = [...Object.values(endpoints), ...Object.values(serverEndpoints)].map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect(wanted.filter((route) => !hasRoute(route))).toEqual([]);
    const registered = api.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .filter((line) => /\((GET|POST|PUT|DELETE|PATCH)/.test(line));
    expect(registered.length).toBeGreaterThan(wanted.length);
    expect([...api.app.apiRoutes].toSorted()).toEqual(wanted.toSorted());
  });

  it('takes the form of an endpoint with PUT as a POST of its path, which is no endpoint of its own', () => {
    const forms = Object.values<Endpoint>(endpoints).filter(({ method, form }) => form && method === 'PUT');
    expect(forms.length).toBeGreaterThan(0);
    const posted = forms.map(({ path }) => `POST ${path}`);
    expect(posted.filter((route) => !hasRoute(route))).toEqual([]);
    expect(posted.filter((route) => api.app.apiRoutes.has(route))).toEqual([]);
  });

  function hasRoute(route: string): boolean {
    const [method = '', url = ''] = route.split(' ');
    return api.app.hasRoute({ method: method as 'GET', url });
  }
});

describe('an invalid request', () => {
  it('is answered with the fields that are wrong, missing or unknown', async () => {
    const { status, body } = await callFailing(api.app, 'login', { email: 'no', store_id: 1, extra: 1 });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_request',
      fields: { email: 'email', password: 'required', extra: 'unknown' },
    });
  });

  it.each(['0x1', 'abc', '-1', '1e9', '2147483648', '1;drop table products', '%00'])(
    'is rejected for the product id %s',
    async (productId) => {
      const { status, body } = await callFailing(api.app, 'single-product', { productId, store_id: 1 });
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    },
  );

  it.each([0, 999_999_999])('is answered with not_found for the product %s', async (productId) => {
    const { status, body } = await callFailing(api.app, 'single-product', { productId, store_id: 1 });
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it('is rejected if the body is neither JSON nor a form, too large, malformed or not an object', async () => {
    const post = async (payload: string, type: string) => {
      const response = await api.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { host: 'localhost', origin: 'http://localhost', 'content-type': type },
        payload,
      });
      return [response.statusCode, response.json<{ code: string }>().code];
    };
    expect(await post('{}', 'text/plain')).toEqual([415, 'unsupported_media_type']);
    expect(await post(JSON.stringify({ email: 'x'.repeat(70_000) }), 'application/json')).toEqual([
      413,
      'payload_too_large',
    ]);
    expect(await post('{', 'application/json')).toEqual([400, 'invalid_request']);
    expect(await post('', 'application/json')).toEqual([400, 'invalid_request']);
    expect(await post('[1]', 'application/json')).toEqual([400, 'invalid_request']);
    expect(await post('{"__proto__":{"a":1}}', 'application/json')).toEqual([400, 'invalid_request']);
  });

  it('is rejected if a field is given twice', async () => {
    const response = await api.app.inject('/api/config?store_id=1&store_id=2&keys=shopName');
    expect(response.statusCode).toBe(400);
  });
});

describe('the store of a request', () => {
  it('is the default store for the page frame of an unknown store', async () => {
    const response = await send(api.app, 'config', { store_id: 999, keys: 'currencyCode' });
    expect(response.json()).toEqual({ currencyCode: 'GBP' });
  });

  it('must exist for the catalogue and for every change', async () => {
    const listing = await callFailing(api.app, 'hp-data', { storeId: 999, groupId: 0 });
    expect(listing.body).toMatchObject({ code: 'invalid_request', fields: { storeId: 'unknown' } });
    const login = await callFailing(api.app, 'login', {
      email: 'anna@example.com',
      password: 'x',
      store_id: 999,
    });
    expect(login.body).toMatchObject({ code: 'invalid_request', fields: { store_id: 'unknown' } });
  });
});

describe('a store that requires sign-in', () => {
  const catalogue = [
    ['hp-data', { storeId: 22, groupId: 0 }],
    ['cat-products-es', { store_id: 22 }],
    ['single-product', { productId: 1, store_id: 22 }],
    ['predictive-search-v2', { storeId: 22, q: 'ski' }],
    ['basket-data', { store_id: 22, variant: 'mini' }],
  ] as const;

  it.each(catalogue)('answers a guest of %s with 401', async (name, fields) => {
    const { status, body } = await callFailing(api.app, name, fields);
    expect([status, body.code]).toEqual([401, 'authentication_required']);
  });

  it('is open to members', async () => {
    const cookie = await signIn(api.app, 'anna@example.com', 22);
    const statuses = await Promise.all(
      catalogue.map(async ([name, fields]) => (await send(api.app, name, fields, { cookie })).statusCode),
    );
    expect(statuses).toEqual(catalogue.map(() => 200));
  });

  it('is closed as one of several stores too, also to a member of another store', async () => {
    const fields = { store_ids: '1,22', product_ids: '1' };
    const cookie = await signIn(api.app, 'anna@example.com');
    const guest = await callFailing(api.app, 'product-dynamic-data', fields);
    const member = await callFailing(api.app, 'product-dynamic-data', fields, { cookie });
    expect([guest.status, member.status]).toEqual([401, 401]);
    const strange = await callFailing(api.app, 'product-dynamic-data', { ...fields, store_ids: '1,999' });
    expect(strange.body).toMatchObject({ code: 'invalid_request', fields: { store_ids: 'unknown' } });
  });

  it.each(['privacy-policy', 'terms', 'cookie-policy', 'withdrawal', 'imprint', 'about-us'])(
    'serves the editorial page %s to guests',
    async (identifier) => {
      const partner = await call(api.app, 'cms-page', { identifier, storeId: 22 });
      const pro = await call(api.app, 'cms-page', { identifier, storeId: 26 });
      expect(partner.data.content).not.toEqual([]);
      expect(pro.data.content).not.toEqual([]);
    },
  );

  it('serves the page frame to guests', async () => {
    const frame = await Promise.all([
      send(api.app, 'session-data', { store_id: 22 }),
      send(api.app, 'config', { store_id: 22, keys: 'shopName' }),
      send(api.app, 'page-route', { store_id: 22, path: '/' }),
      send(api.app, 'navigation', { storeId: 22, type: 'footer-main' }),
      send(api.app, 'static-blocks', { storeId: 22, identifier: 'pss-sitewide-banner' }),
    ]);
    expect(frame.map((response) => response.statusCode)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('a response that violates the contract', () => {
  it('is not sent', async () => {
    await api.database.db
      .update(productTexts)
      .set({ description: sql`'[{"label": 1, "secret": "x"}]'::jsonb` })
      .where(eq(productTexts.productId, 2));
    const { status, body } = await callFailing(api.app, 'single-product', { productId: 2, store_id: 1 });
    expect([status, body.code, body.message]).toEqual([500, 'internal', 'Something went wrong']);
  });
});
