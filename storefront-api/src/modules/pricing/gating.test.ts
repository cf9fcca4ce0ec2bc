import type { EndpointName } from 'shared-contracts/api';
import { endpoints } from 'shared-contracts/api';
import { planProducts } from '../../seed/catalogue/plan/index.ts';
import { buildTestApi, send, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

/** The first set of the demo shop. */
const bundleId = planProducts().findIndex((plan) => plan.bundle !== null) + 1;

/** Reading requests that between them reach every field that could hold a price. */
const readings: readonly [EndpointName, Record<string, unknown>][] = [
  ['session-data', { store_id: 1 }],
  ['page-route', { store_id: 1, path: '/catalog/product/view/id/1/' }],
  ['config', { store_id: 1, keys: 'shopName,currencyCode' }],
  ['navigation', { storeId: 1, type: 'header-desktop' }],
  ['static-blocks', { storeId: 1, identifier: 'pss-sitewide-banner' }],
  ['cms-page', { storeId: 1, identifier: 'about-us' }],
  ['hp-data', { storeId: 1, groupId: 0 }],
  ['cat-products-es', { store_id: 1, category_id: 2 }],
  ['cat-products-es', { store_id: 1, sale_context: 1 }],
  ['cat-products-es', { store_id: 1, s: 'ski' }],
  ['cat-products-es', { store_id: 13, brand_id: 1, order: 'price' }],
  ['single-product', { productId: 1, store_id: 1 }],
  ['single-product', { productId: 120, store_id: 13 }],
  ['basket-data', { store_id: 1, variant: 'mini' }],
  ['predictive-search-v2', { storeId: 1, q: 'ski' }],
  ['country', { country: 'GB', storeId: 1 }],
  ['country-address-options', { store_id: 1 }],
  ['language-currency', { store_id: 1 }],
  ['store-switch-options', { store_id: 1 }],
  ['integration-config', { storeId: 1, route: 'payment-wallet' }],
  ['page-text', { storeId: 1, area: 'home' }],
  ['dynamic-header-text', { storeId: 1, key: 'share-and-get-credit' }],
  ['cms-story', { storeId: 1, slug: 'about-us' }],
  ['cms-block', { storeId: 1, identifier: 'pss-sitewide-banner' }],
  ['cms-integration', { storeId: 1 }],
  ['pss-hp-data', { storeId: 13, groupId: 0 }],
  ['cat-products-es', { store_id: 1, category_id: 2, price: '1-100000', discount: 10 }],
  ['single-product', { productId: bundleId, store_id: 1 }],
  ['get-stock-messages', { store_id: 1, product_ids: '1,2,3' }],
  ['get-stock-delivery', { store_id: 1, product_ids: '1,2,3' }],
  ['get-supplier-dropship', { store_id: 1, product_ids: '1,2,3' }],
  ['product-dispatch-date', { store_id: 1, productIds: '1,2' }],
  ['product-dynamic-data', { store_ids: '1,13', product_ids: '1,2' }],
  ['omnibus-prices', { store_id: 1, product_ids: '1,2,3' }],
  ['category-prices', { store_id: 1, entity_id: 3 }],
  ['price-add-on', { storeId: 1, product_ids: '1,2,3' }],
  ['size-guide', { store_id: 1, product_id: 1 }],
  ['bestsellers', { storeId: 1 }],
  ['brand-bestsellers-new', { store_id: 1, brand_id: 1 }],
  ['products-related', { productId: 1, storeId: 1 }],
  ['products-related-brand', { productId: 1, storeId: 1 }],
  ['products-recommended', { productId: 1, storeId: 1 }],
  ['related-sales', { store_id: 1, category_id: 2 }],
  ['recently-viewed', { store_id: 1 }],
  ['brand-blocks', { brandPageId: 1, store_id: 1 }],
  ['cat-subcategories', { store_id: 1, categoryId: 1 }],
  ['category-url', { store_id: 1, url: '/products/skis' }],
  ['category-navigation', { store_id: 1 }],
  ['product-category-event', { store_ids: '1', category_ids: '2,3' }],
  ['search-recent', { store_id: 1 }],
  ['under-search-sales', { store_id: 1 }],
  ['search-url', { store_id: 1, term: 'ski' }],
];

const percentFields = new Set(['discount', 'maxDiscount', 'price_value', 'loyaltyDiscount']);

/** Paths of everything in an answer that tells a price. */
function priceLeaks(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => priceLeaks(each, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  if ('amount' in value) return [path];
  return Object.entries(value).flatMap(([key, each]) =>
    percentFields.has(key) && each !== null ? [`${path}.${key}`] : priceLeaks(each, `${path}.${key}`),
  );
}

describe('a guest of a store that hides prices', () => {
  it.each(readings)('learns no price from %s %j', async (name, fields) => {
    const response = await send(api.app, name, fields);
    expect(response.statusCode).toBe(200);
    expect(priceLeaks(response.json())).toEqual([]);
    expect(response.body).not.toMatch(/[£€]\s?\d+\.\d\d(?! and free)/);
  });

  it('is asked about every endpoint that reads, but those that answer members only', () => {
    const asked = new Set(readings.map(([name]) => name));
    const reading = Object.values(endpoints).filter(
      ({ method, access }) => method === 'GET' && access !== 'member',
    );
    expect(reading.filter((endpoint) => !asked.has(endpoint.name)).map((endpoint) => endpoint.name)).toEqual(
      [],
    );
  });

  it('cannot find out which product costs more by sorting', async () => {
    const ids = async (order: string) => {
      const response = await send(api.app, 'cat-products-es', { store_id: 1, order });
      return response.json<{ items: { productId: number }[] }>().items.map((item) => item.productId);
    };
    const relevance = await ids('relevance');
    expect(await ids('price')).toEqual(relevance);
    expect(await ids('discount')).toEqual(relevance);
  });
});

describe('listings for a guest', () => {
  const read = async (fields: Record<string, unknown>) => {
    const response = await send(api.app, 'cat-products-es', { store_id: 1, category_id: 2, ...fields });
    return response.json<{ total: number; facets: { field: string }[]; priceBounds: unknown }>();
  };

  it('offer no prices and no savings to narrow by, and take none', async () => {
    const all = await read({});
    expect(all.facets.map((facet) => facet.field)).not.toContain('price');
    expect(all.facets.map((facet) => facet.field)).not.toContain('discount');
    expect(all.priceBounds).toBeNull();
    expect((await read({ price: '0-100' })).total).toBe(all.total);
    expect((await read({ discount: 70 })).total).toBe(all.total);
  });
});

describe('a guest of a store that demands sign-in', () => {
  const shopEndpoints = readings.filter(([name]) => endpoints[name].access === 'shop');
  const frameEndpoints = readings.filter(([name]) => endpoints[name].access === 'frame');
  const elsewhere = (fields: Record<string, unknown>, id: number) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, /^store_?ids?$/i.test(key) ? id : value]),
    );

  it.each(shopEndpoints)('is asked for it by %s %j', async (name, fields) => {
    const answers = await Promise.all([22, 26].map((id) => send(api.app, name, elsewhere(fields, id))));
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401]);
  });

  it.each(frameEndpoints)('has the frame from %s %j', async (name, fields) => {
    expect((await send(api.app, name, elsewhere(fields, 22))).statusCode).toBe(200);
  });
});

describe('prices', () => {
  it.each([
    ['a member', 1, 449, 30],
    ['a guest of an open store, from its own list', 19, 413, 36],
  ])('are there for %s', async (who, storeId, pounds, discount) => {
    const cookie = who === 'a member' ? await signIn(api.app, 'anna@example.com') : undefined;
    const response = await send(api.app, 'single-product', { productId: 1, store_id: storeId }, { cookie });
    expect(response.json()).toMatchObject({
      price: {
        current: { amount: pounds * 100, currency: 'GBP' },
        old: { amount: 64_900, currency: 'GBP' },
        discount,
      },
      options: [{ values: [{ price: { amount: pounds * 100 }, price_value: pounds }, {}, {}, {}] }],
    });
    const home = await send(api.app, 'hp-data', { storeId, groupId: 0 }, { cookie });
    expect(home.json<{ sales: { maxDiscount: number }[] }>().sales[0]?.maxDiscount).toBeGreaterThan(20);
  });
});
