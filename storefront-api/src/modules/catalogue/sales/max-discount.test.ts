import { and, eq, max } from 'drizzle-orm';
import { prices, saleProducts } from '../../../db/schema/index.ts';
import { buildTestApi, call, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

it('maxDiscountOf returns the largest discount of the products of a sale in the price list of the store', async () => {
  const cookie = await signIn(api.app, 'anna@example.com');
  const { sales } = (await call(api.app, 'hp-data', { storeId: 1, groupId: 1 }, { cookie })).data;
  expect(sales.length).toBeGreaterThan(5);
  for (const sale of sales) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    const rows = await api.database.db
      .select({ maxDiscount: max(prices.discount) })
      .from(saleProducts)
      .innerJoin(prices, and(eq(prices.productId, saleProducts.productId), eq(prices.list, 'standard-GBP')))
      .where(eq(saleProducts.saleId, sale.saleId));
    expect([sale.title, sale.maxDiscount]).toEqual([sale.title, rows[0]?.maxDiscount]);
  }
  expect(new Set(sales.map(({ maxDiscount }) => maxDiscount)).size).toBeGreaterThan(1);
});
