import type { Endpoint } from 'shared-contracts/api/endpoint';
import { endpoints } from 'shared-contracts/api';
import { stores } from 'shared-contracts/stores';
import { priceLeaks } from '../../testing/price-leaks.ts';
import { bundleId, readRequests } from '../../testing/read-requests.ts';
import { buildTestApi, cookieOf, send, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

/** Returns the same fields for another store. */
const elsewhere = (fields: Record<string, unknown>, id: number) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, /^store_?ids?$/i.test(key) ? id : value]),
  );

describe('a guest of a store that hides prices', () => {
  it.each(readRequests)('receives no price from %s %j', async (name, fields) => {
    const response = await send(api.app, name, fields);
    expect(response.statusCode).toBe(200);
    expect(priceLeaks(response.json())).toEqual([]);
  });

  it('is tested with every endpoint that reads, except those for members only', () => {
    const asked = new Set<string>(readRequests.map(([name]) => name));
    // `newsletter` answers members and the owners of a mailed link only, `reset-link` the latter, and the others who
    // have named an order with its address, or have withdrawn from it.
    const forMailedLinks = new Set(['newsletter', 'reset-link', 'withdrawal-items', 'withdrawal-receipt']);
    // Their answers consist of prices, so that a guest without them gets none at all; see below. An order belongs to
    // the session that placed it.
    const forShoppers = new Set(['checkout-data', 'collect-points', 'order-status']);
    // A navigation has no answer but a redirect.
    const reading = (Object.values(endpoints) as Endpoint[]).filter(
      ({ name, method, access, navigation }) =>
        method === 'GET' &&
        access !== 'member' &&
        !forMailedLinks.has(name) &&
        !forShoppers.has(name) &&
        navigation === undefined,
    );
    expect(reading.filter((endpoint) => !asked.has(endpoint.name)).map((endpoint) => endpoint.name)).toEqual(
      [],
    );
  });

  it.each([
    ['checkout-data', {}],
    ['collect-points', { methodCode: 'collect-pickup-plus', postcode: 'LS1 4AB' }],
  ] as const)('is asked to sign in by %s', async (name, fields) => {
    const response = await send(api.app, name, { store_id: 1, ...fields });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      401,
      'authentication_required',
    ]);
  });

  it('cannot sort by hidden prices', async () => {
    const ids = async (fields: Record<string, unknown>) => {
      const response = await send(api.app, 'cat-products-es', { store_id: 1, ...fields });
      return response.json<{ items: { productId: number }[] }>().items.map((item) => item.productId);
    };
    const relevance = await ids({});
    for (const order of ['price', 'discount']) {
      for (const dir of ['asc', 'desc']) {
        // oxlint-disable-next-line no-await-in-loop -- four short questions
        expect([order, dir, await ids({ order, dir })]).toEqual([order, dir, relevance]);
      }
    }
  });

  const hiding = stores.filter((store) => store.access === 'prices_hidden').map(({ id, code }) => [id, code]);

  it.each(hiding)('receives no price in store %i (%s)', async (id) => {
    const answers = await Promise.all([
      send(api.app, 'hp-data', { storeId: id, groupId: 0 }),
      send(api.app, 'cat-products-es', { store_id: id, order: 'price' }),
      send(api.app, 'single-product', { productId: bundleId, store_id: id }),
      send(api.app, 'bestsellers', { storeId: id }),
      send(api.app, 'omnibus-prices', { store_id: id, product_ids: '1,2,3' }),
      send(api.app, 'basket-data', { store_id: id, variant: 'default_shipping' }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.flatMap((answer) => priceLeaks(answer.json()))).toEqual([]);
  });

  it.each([1, bundleId, 999_999])(
    'has to sign in before adding product %i to the basket',
    async (productID) => {
      const response = await send(api.app, 'basket-add', {
        store_id: 1,
        productID,
        quantity: 1,
        options: {},
      });
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
        401,
        'authentication_required',
      ]);
      expect(response.json()).not.toHaveProperty('fields');
    },
  );

  it('receives no price from a basket of a store with visible prices', async () => {
    const added = await send(api.app, 'basket-add', {
      store_id: 19,
      productID: 1,
      quantity: 1,
      options: { 2: 1 },
    });
    const cookie = cookieOf(added);
    const line = added.json<{ added: { cartItemId: number } }>().added.cartItemId;
    expect(priceLeaks(added.json())).toContain('.added.unitPrice.amount');
    const change = { store_id: 1, cartItemId: line, qty: 2, version: 1 };
    const answers = await Promise.all([
      send(api.app, 'basket-data', { store_id: 1, variant: 'mini' }, { cookie }),
      send(api.app, 'basket-update', change, { cookie }),
    ]);
    expect(answers.flatMap((answer) => priceLeaks(answer.json()))).toEqual([]);
    const kept = await send(api.app, 'basket-data', { store_id: 19, variant: 'mini' }, { cookie });
    expect(kept.json()).toMatchObject({ items: [{ qty: 1 }] });
  });
});

describe('a member', () => {
  it('receives prices from the same requests, so that null means hidden and not absent', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    await send(api.app, 'POST recently-viewed', { store_id: 1, product_id: 1 }, { cookie });
    const telling = await Promise.all(
      readRequests.map(async ([name, fields]) => {
        const response = await send(api.app, name, elsewhere(fields, 1), { cookie });
        return priceLeaks(response.json()).length > 0 ? [name] : [];
      }),
    );
    expect([...new Set(telling.flat())].toSorted()).toEqual([
      'basket-data',
      'bestsellers',
      'brand-bestsellers-new',
      'brand-blocks',
      'cat-products-es',
      'category-prices',
      'flash-sales',
      'hp-data',
      'omnibus-prices',
      'predictive-search-v2',
      'price-add-on',
      'product-cards',
      'product-variants',
      'products-recommended',
      'products-related',
      'products-related-brand',
      'pss-hp-data',
      'recently-viewed',
      'related-sales',
      'single-product',
      'under-search-sales',
    ]);
  });
});

describe('the listings for a guest', () => {
  const read = async (fields: Record<string, unknown>) => {
    const response = await send(api.app, 'cat-products-es', { store_id: 1, category_id: 2, ...fields });
    return response.json<{ total: number; facets: { field: string }[]; priceBounds: unknown }>();
  };

  it('have no price and discount facets, and ignore such filters', async () => {
    const all = await read({});
    expect(all.facets.map((facet) => facet.field)).not.toContain('price');
    expect(all.facets.map((facet) => facet.field)).not.toContain('discount');
    expect(all.priceBounds).toBeNull();
    expect((await read({ price: '0-100' })).total).toBe(all.total);
    expect((await read({ discount: 70 })).total).toBe(all.total);
  });
});

describe('a guest of a store that requires sign-in', () => {
  const shopEndpoints = readRequests.filter(([name]) => endpoints[name].access === 'shop');
  const frameEndpoints = readRequests.filter(([name]) => endpoints[name].access === 'frame');

  it.each(shopEndpoints)('has to sign in for %s %j', async (name, fields) => {
    const answers = await Promise.all([22, 26].map((id) => send(api.app, name, elsewhere(fields, id))));
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401]);
  });

  it.each(frameEndpoints)('can read the page frame with %s %j', async (name, fields) => {
    const answers = await Promise.all([22, 26].map((id) => send(api.app, name, elsewhere(fields, id))));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
  });

  it.each([
    ['basket-add', { productID: 1, quantity: 1, options: { 2: 1 } }],
    ['basket-update', { cartItemId: 1, qty: 1, version: 0 }],
    ['search-save-nonauth', { term: 'ski', results_count: 1 }],
  ] as const)('is asked for it by %s, and changes nothing', async (name, fields) => {
    const answers = await Promise.all([22, 26].map((id) => send(api.app, name, { ...fields, store_id: id })));
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401]);
    expect(await api.database.db.query.searchTerms.findMany()).toEqual([]);
  });
});

describe('prices', () => {
  it.each([
    ['a member', 1, 449, 30],
    ['a guest of an open store, from its own list', 19, 476, 26],
  ])('are visible for %s', async (who, storeId, pounds, discount) => {
    const cookie = who === 'a member' ? await signIn(api.app, 'anna@example.com') : undefined;
    const response = await send(api.app, 'single-product', { productId: 1, store_id: storeId }, { cookie });
    expect(response.json()).toMatchObject({
      price: {
        current: { amount: pounds * 100, currency: 'GBP' },
        old: { amount: 64_900, currency: 'GBP' },
        retailPrice: { amount: 64_900, currency: 'GBP' },
        specialPrice: { amount: pounds * 100, currency: 'GBP' },
        discount,
      },
      options: [{ values: [{ price: { amount: pounds * 100 }, price_value: pounds }, {}, {}, {}] }],
    });
    const home = await send(api.app, 'hp-data', { storeId, groupId: 0 }, { cookie });
    expect(home.json<{ sales: { maxDiscount: number }[] }>().sales[0]?.maxDiscount).toBeGreaterThan(20);
  });
});
