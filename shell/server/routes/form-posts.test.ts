import type { FastifyInstance } from 'fastify';
import { buildShell, startFakeApi, type FakeAnswer, type FakeApi } from '../testing/shell-fixture.ts';

describe('registerFormPosts', () => {
  let api: FakeApi;
  let app: FastifyInstance;
  let answer: FakeAnswer;

  beforeAll(async () => {
    api = await startFakeApi(() => answer);
    app = await buildShell({ apiUrl: api.url });
  });
  beforeEach(() => {
    api.asked.length = 0;
    answer = { body: {} };
  });
  afterAll(async () => {
    await app.close();
    await api.close();
  });

  function post(endpoint: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return app.inject({
      method: 'POST',
      url: `/form/${endpoint}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'fr.localhost:3000', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=b'])(
    'rejects a body of the type %s',
    async (type) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/form/basket-add',
        headers: { 'content-type': type },
        payload: '{"productID":1}',
      });
      expect(statusCode).toBe(415);
      expect(api.asked).toEqual([]);
    },
  );

  it.each([
    [
      'login',
      { email: 'anna@example.com', password: 'x', remember: 'on', referer: '/a' },
      { email: 'anna@example.com', password: 'x', remember: true, referer: '/a', store_id: 13 },
    ],
    [
      'signup',
      { email: 'a@b.io', password: 'x', firstname: 'A', lastname: 'B' },
      {
        email: 'a@b.io',
        password: 'x',
        firstname: 'A',
        lastname: 'B',
        country_id: 'FR',
        language: 'fr_FR',
        newsletter: false,
        store_id: 13,
      },
    ],
    ['logout', {}, { store_id: 13 }],
    [
      'basket-add',
      { productID: '101', 'options[93]': '12', 'options[x]': '1' },
      { productID: 101, quantity: 1, options: { 93: 12 }, store_id: 13 },
    ],
    [
      'basket-add',
      {
        productID: '103',
        'bundleOptions[12][3]': '7',
        'bundleOptions[12][4]': '8',
        'bundleOptions[13][3]': '9',
        'bundleOptions[x][3]': '1',
        'bundleOptions[__proto__][3]': '1',
        'fittingForm[soleLengthMm]': '305',
        'fittingForm[bootNorm]': 'gripwalk',
        'fittingForm[weightKg]': '72.5',
        'fittingForm[heightCm]': '',
      },
      {
        productID: 103,
        quantity: 1,
        bundleOptions: { 12: { 3: 7, 4: 8 }, 13: { 3: 9 } },
        fittingForm: { soleLengthMm: 305, bootNorm: 'gripwalk', weightKg: 72.5 },
        store_id: 13,
      },
    ],
    [
      'basket-update',
      { cartItemId: '5', qty: '0', version: '2' },
      { cartItemId: 5, qty: 0, version: 2, groupItems: false, store_id: 13 },
    ],
    [
      'cookie-preferences',
      { accepted_functional: 'true' },
      { accepted_functional: true, accepted_advertising: false, store_id: 13 },
    ],
  ])('converts the fields of %s', async (endpoint, fields, expected) => {
    await post(endpoint, fields);
    expect(api.asked[0]).toMatchObject({ url: `/api/${endpoint}`, body: expected });
    expect(Object.keys(api.asked[0]?.body as object).sort()).toEqual(Object.keys(expected).sort());
  });

  it('does not remember a member who has cleared the checkbox', async () => {
    await post('login', { email: 'anna@example.com', password: 'x' });
    expect(api.asked[0]?.body).toMatchObject({ remember: false });
  });

  it('passes invalid numbers to the API', async () => {
    await post('basket-add', { productID: 'many', quantity: '' });
    expect(api.asked[0]?.body).toEqual({ productID: 'many', store_id: 13 });
  });

  it('does not let a form choose the store', async () => {
    await post('signup', { store_id: '1', country_id: 'AT', language: 'de_AT' });
    expect(api.asked[0]?.body).toMatchObject({ store_id: 13, country_id: 'FR', language: 'fr_FR' });
  });

  it('answers 400 for fields that are deeper than those of any form', async () => {
    expect((await post('basket-add', { 'bundleOptions[13][3][5]': '1' })).statusCode).toBe(400);
    expect(api.asked).toEqual([]);
  });

  it('forwards origin headers, so that the API can reject other sites', async () => {
    await post(
      'logout',
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: 'sid=1' },
    );
    expect(api.asked[0]?.headers).toMatchObject({
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      cookie: 'sid=1',
      'x-forwarded-host': 'fr.localhost:3000',
    });
  });

  it('passes on cookies and follows the API’s redirect', async () => {
    answer = { body: { redirect: '/customer/account' }, headers: { 'set-cookie': ['sid=2; Path=/', 'a=b'] } };
    const { statusCode, headers } = await post('login', {});
    expect(statusCode).toBe(303);
    expect(headers['location']).toBe('/customer/account');
    expect(headers['set-cookie']).toEqual(['sid=2; Path=/', 'a=b']);
  });

  it('redirects to the basket after adding, and back to the page after other forms', async () => {
    expect((await post('basket-add', { back: '/products' })).headers['location']).toBe('/checkout/cart/');
    expect((await post('basket-update', { back: '/products?p=2' })).headers['location']).toBe(
      '/products?p=2',
    );
  });

  it('redirects back with the code of a rejection', async () => {
    answer = { status: 401, body: { code: 'invalid_credentials' } };
    const { statusCode, headers } = await post('login', { back: '/customer/account/login?a=1' });
    expect(statusCode).toBe(303);
    expect(headers['location']).toBe('/customer/account/login?a=1&form_error=invalid_credentials');
  });

  it('redirects back to the fragment that the form names', async () => {
    answer = {
      status: 401,
      body: { code: 'authentication_required' },
      headers: { 'set-cookie': ['pending_add=x'] },
    };
    const { headers } = await post('basket-add', { back: '/catalog/product/view/id/1/#add-to-basket' });
    expect(headers['location']).toBe(
      '/catalog/product/view/id/1/?form_error=authentication_required#add-to-basket',
    );
    expect(headers['set-cookie']).toBe('pending_add=x');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
  ])('never redirects to %s', async (target) => {
    answer = { status: 403, body: { code: 'forbidden_origin' } };
    expect((await post('logout', { back: target })).headers['location']).toBe(
      '/?form_error=forbidden_origin',
    );
    answer = { body: { redirect: target } };
    expect((await post('logout', {})).headers['location']).toBe('/');
  });

  it.each(['constructor', 'session-data', '__proto__', 'navigation'])(
    'answers 404 for %s',
    async (endpoint) => {
      expect((await post(endpoint, {})).statusCode).toBe(404);
      expect(api.asked).toEqual([]);
    },
  );

  it('redirects back with a code when the API is down', async () => {
    const alone = await buildShell({ apiUrl: 'http://127.0.0.1:9' });
    const { statusCode, headers } = await alone.inject({
      method: 'POST',
      url: '/form/logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'back=/customer/account',
    });
    expect([statusCode, headers['location']]).toEqual([303, '/customer/account?form_error=unavailable']);
    await alone.close();
  });
});
