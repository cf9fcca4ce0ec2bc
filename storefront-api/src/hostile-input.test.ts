import { buildTestApi, call, cookieOf, send, signIn, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let member: string;
beforeAll(async () => {
  api = await buildTestApi();
  member = await signIn(api.app, 'ben@example.com');
});
afterAll(() => api.close());

const payloads = [
  `'; drop table products; --`,
  `" or "1"="1`,
  `<script>alert(1)</script>`,
  `\${7*7}{{7*7}}`,
  `%27%20or%201=1`,
  `\\`,
  `:*&|!<->()`,
  `% _ \\%`,
  '\u0000',
  '\ud800',
  '‮ḧéł​lo 👩‍🚀',
  '../../etc/passwd',
  '__proto__',
];

/** PostgreSQL cannot store a zero byte in a text. */
const storable = payloads.filter((payload) => payload !== '\u0000');

describe('the API with a hostile text', () => {
  it.each(storable)('treats it as a search term: %j', async (s) => {
    const listing = await send(api.app, 'cat-products-es', { store_id: 1, s });
    const predicted = await send(api.app, 'predictive-search-v2', { storeId: 13, q: s });
    expect([listing.statusCode, predicted.statusCode]).toEqual([200, 200]);
  });

  it.each(storable)('finds nothing with it as a filter: %j', async (payload) => {
    const answers = await Promise.all([
      send(api.app, 'cat-products-es', { store_id: 1, colour: payload }),
      send(api.app, 'cat-products-es', { store_id: 1, gender: payload }),
      send(api.app, 'cat-products-es', { store_id: 1, attributes: `level:${payload}` }),
      send(api.app, 'cat-products-es', { store_id: 1, brand: payload }),
      send(api.app, 'cat-products-es', { store_id: 1, size: payload }),
    ]);
    const harmless = answers.map(
      (answer) => answer.statusCode === 400 || answer.json<{ total: number }>().total === 0,
    );
    expect(harmless).toEqual([true, true, true, true, true]);
  });

  it.each(storable)('stores it as a recent search: %j', async (term) => {
    const search = { store_id: 1, term, results_count: 1 };
    const kept = await send(api.app, 'search-save', search, { cookie: member });
    const counted = await send(api.app, 'search-save-nonauth', search);
    expect([kept.statusCode, counted.statusCode]).toEqual([200, 200]);
    const { data } = await call(api.app, 'search-recent', { store_id: 1 }, { cookie: member });
    expect(data.searches.map((each) => each.term)).toContain(term.trim().toWellFormed());
    const target = await call(api.app, 'search-url', { store_id: 1, term });
    expect(target.data.url).toMatch(/^\/search\?s=[^<>"\\\s]+$/);
  });

  it.each(storable)('treats it as a path: %j', async (payload) => {
    const response = await send(api.app, 'page-route', { store_id: 1, path: `/${payload}` });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ type: null });
    const brand = await send(api.app, 'page-route', { store_id: 1, path: `/brand/${payload}` });
    expect(brand.json()).toMatchObject({ type: null });
  });

  it.each(payloads)('survives it as an identifier, a number or an enumeration value: %j', async (payload) => {
    const answers = await Promise.all([
      send(api.app, 'cms-page', { storeId: 1, identifier: payload }),
      send(api.app, 'static-blocks', { storeId: 1, identifier: payload }),
      send(api.app, 'navigation', { storeId: 1, type: payload }),
      send(api.app, 'cat-products-es', { store_id: 1, order: payload }),
      send(api.app, 'single-product', { productId: payload, store_id: 1 }),
      send(api.app, 'session-data', { store_id: payload }),
    ]);
    expect(answers.map((response) => response.statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
  });

  it.each(storable)('stores it unchanged as a name: %j', async (firstname) => {
    const email = `member-${payloads.indexOf(firstname)}@example.com`;
    const { response, data } = await call(api.app, 'signup', {
      email,
      password: 'Deep-Snow-1',
      firstname,
      lastname: firstname,
      country_id: 'GB',
      language: 'en_GB',
      newsletter: false,
      store_id: 1,
    });
    const later = await call(api.app, 'session-data', { store_id: 1 }, { cookie: cookieOf(response) });
    const kept = firstname.trim().toWellFormed();
    expect(data.session.name?.toWellFormed()).toBe(`${kept} ${kept}`);
    expect(later.data.name).toBe(`${kept} ${kept}`);
  });

  it.each(['\u0000', '\u0000\u0001\u001b', '\u0085\u009f', '\u007f'])(
    'finds nothing with the control characters %j',
    async (text) => {
      const listing = await call(api.app, 'cat-products-es', { store_id: 1, s: text });
      expect(listing.data).toMatchObject({ total: 0, items: [] });
      const predicted = await call(api.app, 'predictive-search-v2', { storeId: 1, q: text });
      expect(predicted.data.brands.results).toEqual([]);
      const search = { store_id: 1, term: text, results_count: 0 };
      await call(api.app, 'search-save-nonauth', search);
      await call(api.app, 'search-save', search, { cookie: member });
      const target = await call(api.app, 'search-url', { store_id: 1, term: text });
      expect(target.data.url).toContain('%EF%BF%BD');
    },
  );

  it('finds terms that are separated by whitespace of a pasted text', async () => {
    const { data } = await call(api.app, 'cat-products-es', { store_id: 1, s: ' ski\tboots\r\n' });
    expect(data.total).toBeGreaterThan(0);
  });

  it('rejects a zero byte in any field', async () => {
    const answers = await Promise.all([
      send(api.app, 'page-route', { store_id: 1, path: '/\u0000' }),
      send(api.app, 'config', { store_id: 1, keys: 'shopName\u0000' }),
      send(api.app, 'forgot-password', { login: 'anna\u0000@example.com', store_id: 1 }),
      send(api.app, 'login', { email: 'anna@example.com', password: 'a\u0000b', store_id: 1 }),
      send(api.app, 'signup', {
        email: 'zero@example.com',
        password: 'Deep-Snow-1',
        firstname: 'a\u0000b',
        lastname: 'c',
        country_id: 'GB',
        language: 'en_GB',
        newsletter: false,
        store_id: 1,
      }),
    ]);
    expect(answers.map((response) => response.statusCode)).toEqual([400, 400, 400, 400, 400]);
  });

  it.each(payloads)('rejects it as a password: %j', async (password) => {
    const response = await send(api.app, 'login', {
      email: 'anna@example.com',
      password: `x${password}`,
      store_id: 1,
    });
    expect([400, 401, 429]).toContain(response.statusCode);
  });
});

describe('the API with a hostile number', () => {
  it.each([0, -1, 1.5, 1e9, 2 ** 31, 2 ** 53, Number.MAX_VALUE, '1', null, true, [1], { a: 1 }])(
    'never damages a basket: %j',
    async (value) => {
      const cookie = member;
      const fields = { store_id: 1, quantity: 1, options: {} };
      const answers = await Promise.all([
        send(api.app, 'basket-add', { ...fields, productID: value }, { cookie }),
        send(api.app, 'basket-add', { ...fields, productID: 1, options: { 2: value } }, { cookie }),
        send(
          api.app,
          'basket-add',
          { ...fields, productID: 1, options: { [JSON.stringify(value)]: 1 } },
          { cookie },
        ),
        send(api.app, 'basket-update', { store_id: 1, cartItemId: value, qty: 1, version: 0 }, { cookie }),
        send(api.app, 'basket-update', { store_id: 1, cartItemId: 1, qty: 1, version: value }, { cookie }),
        send(api.app, 'basket-data', { store_id: value, variant: 'mini' }, { cookie }),
      ]);
      const failures = answers.map((response) => response.statusCode);
      expect(failures.filter((status) => status >= 500)).toEqual([]);
    },
  );
});
