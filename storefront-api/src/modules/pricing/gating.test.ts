import type { EndpointName } from 'shared-contracts/api';
import { endpoints } from 'shared-contracts/api';
import { buildTestApi, send, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

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

describe('prices', () => {
  it.each([
    ['a member', 1],
    ['a guest of an open store', 19],
  ])('are there for %s', async (who, storeId) => {
    const cookie = who === 'a member' ? await signIn(api.app, 'anna@example.com') : undefined;
    const response = await send(api.app, 'single-product', { productId: 1, store_id: storeId }, { cookie });
    expect(response.json()).toMatchObject({
      price: {
        current: { amount: 44_900, currency: 'GBP' },
        old: { amount: 64_900, currency: 'GBP' },
        discount: 30,
      },
      options: [{ values: [{ price: { amount: 44_900 }, price_value: 449 }, {}, {}, {}] }],
    });
    const home = await send(api.app, 'hp-data', { storeId, groupId: 0 }, { cookie });
    expect(home.json<{ sales: { maxDiscount: number }[] }>().sales[0]?.maxDiscount).toBeGreaterThan(20);
  });
});
