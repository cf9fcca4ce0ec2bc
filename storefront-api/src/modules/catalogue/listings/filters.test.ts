import type { RequestOf } from 'shared-contracts/api';
import { buildTestApi, call, callFailing, send, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await buildTestApi();
  cookie = await signIn(api.app, 'anna@example.com');
});
afterAll(() => api.close());

type Narrowing = Partial<RequestOf<'cat-products-es'>>;

async function list(fields: Narrowing = {}) {
  return (await call(api.app, 'cat-products-es', { store_id: 1, ...fields }, { cookie })).data;
}

describe('The filters of a listing', () => {
  it('join values of a field with OR and fields with AND', async () => {
    const { facets } = await list({ category_id: 2 });
    const [one, other] = facets.find((facet) => facet.field === 'brand')?.values ?? [];
    const either = await list({ category_id: 2, brand: `${one?.value},${other?.value}` });
    expect(either.total).toBe((one?.count ?? 0) + (other?.count ?? 0));
    const both = { category_id: 2, brand: `${one?.value},${other?.value}`, discount: '30', price: '-60000' };
    const narrowed = await list({ ...both, in_stock: '1' });
    expect(narrowed.total).toBeGreaterThan(0);
    expect(narrowed.total).toBeLessThan(either.total);
    for (const { brand_name, price, inStock } of narrowed.items) {
      expect([one?.label, other?.label]).toContain(brand_name);
      expect(price.discount).toBeGreaterThanOrEqual(30);
      expect(price.current?.amount).toBeLessThanOrEqual(60_000);
      expect(inStock).toBe(true);
    }
    const genders = narrowed.facets.find((facet) => facet.field === 'gender')?.values ?? [];
    expect(genders.reduce((sum, { count }) => sum + count, 0)).toBe(narrowed.total);
  });

  it('distinguish products in stock from products that are sold out', async () => {
    const all = await list({ s: 'Tiefgang' });
    expect(all.items.map((item) => item.inStock)).toEqual([false]);
    expect((await list({ s: 'Tiefgang', in_stock: '1' })).total).toBe(0);
    const everything = await list({ category_id: 2 });
    const available = await list({ category_id: 2, in_stock: '1' });
    expect(available.total).toBeLessThan(everything.total);
    expect(available.items.every((item) => item.inStock)).toBe(true);
  });

  it('list only products of which the last pieces are in stock', async () => {
    const last = await list({ last_items: '1', limit: 42 });
    expect(last.total).toBeGreaterThan(10);
    expect(last.total).toBeLessThan((await list()).total / 10);
    const ids = last.items.map(({ productId }) => productId).join(',');
    const { data } = await call(api.app, 'get-stock-messages', { store_id: 1, product_ids: ids }, { cookie });
    expect(data.messages.length).toBe(last.items.length);
    expect(data.messages.every(({ state, left }) => state === 'last_items' && (left ?? 0) <= 3)).toBe(true);
  });

  it('match nothing for unknown values', async () => {
    const unknown: Narrowing[] = [{ colour: 'octarine' }, { gender: 'cats' }, { attributes: 'level:wizard' }];
    const totals = await Promise.all(unknown.map(async (each) => (await list(each)).total));
    expect(totals).toEqual([0, 0, 0]);
  });

  it('filter by a range of prices, and return its bounds', async () => {
    const { items, priceBounds } = await list({ category_id: 2, price: '20000-40000' });
    const amounts = items.map((item) => item.price.current?.amount ?? 0);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(20_000);
    expect(Math.max(...amounts)).toBeLessThanOrEqual(40_000);
    expect(priceBounds?.max?.amount).toBeGreaterThan(40_000);
  });

  it.each(['1-2-3', 'cheap', '-', '1e3-'])('reject the price range %j', async (price) => {
    expect((await callFailing(api.app, 'cat-products-es', { store_id: 1, price }, { cookie })).status).toBe(
      400,
    );
  });

  it.each([
    { last_items: 'yes' },
    { in_stock: 'maybe' },
    { brand: '1;drop' },
    { colour: '<script>' },
    { page: '1' },
  ])('reject %j', async (fields) => {
    const request = { store_id: 1, ...fields } as RequestOf<'cat-products-es'>;
    expect((await callFailing(api.app, 'cat-products-es', request, { cookie })).status).toBe(400);
  });
});

it.each([
  ['x'.repeat(300), 400],
  ['\0', 200],
  ['\u202eskis', 200],
  ['<img src=x onerror=alert(1)>', 200],
  ["'; drop table products", 200],
])('cat-products-es answers the hostile term %j with %i', async (s, status) => {
  const { statusCode } = await send(api.app, 'cat-products-es', { store_id: 1, s }, { cookie });
  expect(statusCode).toBe(status);
});
