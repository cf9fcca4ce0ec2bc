import type { Product } from 'shared-contracts/api/product';
import { asc, eq, gt, and } from 'drizzle-orm';
import { customers, prices, products, variantPrices, variants } from '../../db/schema/index.ts';
import { buildTestApi, call, cookieOf, signIn, type TestApi } from '../../testing/test-api.ts';

const dayMs = 24 * 60 * 60 * 1000;

let api: TestApi;

beforeAll(async () => {
  api = await buildTestApi();
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());

/** The first value of every option, or the one that `pick` wants. */
function choose(product: Product, pick?: (prices: number[]) => number): Record<string, number> {
  return Object.fromEntries(
    product.options.map(({ super_attribute_id: id, values }) => {
      const index = pick?.(values.map(({ price }) => price?.amount ?? 0)) ?? 0;
      return [String(id), values[index]?.id ?? 0];
    }),
  );
}

async function ski(cookie?: string, storeId = 1, productId = 1): Promise<Product> {
  return (await call(api.app, 'single-product', { productId, store_id: storeId }, { cookie })).data;
}

async function addSki(cookie: string | undefined, storeId = 1) {
  const product = await ski(cookie, storeId);
  const fields = { store_id: storeId, productID: 1, quantity: 1, options: choose(product) };
  return call(api.app, 'basket-add', fields, { cookie });
}

describe('value added tax', () => {
  it.each([
    ['anna@example.com', 'Britain', 2000],
    ['clara@example.com', 'Germany', 1900],
    ['liam@example.com', 'Ireland', 2300],
    ['freja@example.com', 'Denmark', 2500],
    ['elena@example.com', 'Italy', 2200],
  ])('of %s is that of %s, within the same gross', async (email, _country, basisPoints) => {
    const { order } = (await addSki(await signIn(api.app, email))).data.basket;
    const total = order.total?.amount ?? Number.NaN;
    expect(total).toBe(44_900);
    expect(order.vat?.amount).toBe(Math.round((total * basisPoints) / (10_000 + basisPoints)));
    expect((order.vat?.amount ?? 0) + (order.totalExVat?.amount ?? 0)).toBe(total);
  });

  it('of a guest is that of the store', async () => {
    const { data, response } = await addSki(undefined, 20);
    const total = data.basket.order.total?.amount ?? Number.NaN;
    expect(data.basket.order.currency).toBe('EUR');
    expect(data.basket.order.vat?.amount).toBe(Math.round((total * 2300) / 12_300));
    expect(cookieOf(response)).toMatch(/^sid=./);
  });

  it('of a member where no parcel goes is that of the store, and nothing is promised', async () => {
    const cookie = await signIn(api.app, 'ben@example.com');
    await api.database.db
      .update(customers)
      .set({ countryId: 'CH' })
      .where(eq(customers.email, 'ben@example.com'));
    const { basket, added } = (await addSki(cookie)).data;
    expect(basket.order.vat?.amount).toBe(Math.round((44_900 * 2000) / 12_000));
    expect([added.estimatedDeliveryStart, added.estimatedDeliveryEnd]).toEqual([null, null]);
  });
});

describe('a variant with a price of its own', () => {
  it('costs more in the basket, as its option says', async () => {
    const [dear] = await api.database.db
      .select({ productId: variants.productId, sku: variants.sku, special: variantPrices.special })
      .from(variantPrices)
      .innerJoin(variants, eq(variants.id, variantPrices.variantId))
      .innerJoin(prices, and(eq(prices.productId, variants.productId), eq(prices.list, variantPrices.list)))
      .where(and(eq(variantPrices.list, 'standard-GBP'), gt(variantPrices.special, prices.special)))
      .orderBy(asc(variants.id));
    const cookie = await signIn(api.app, 'gustav@example.com');
    const product = await ski(cookie, 1, dear?.productId);
    const dearest = choose(product, (amounts) => amounts.indexOf(Math.max(...amounts)));
    const { data } = await call(
      api.app,
      'basket-add',
      { store_id: 1, productID: product.productId, quantity: 2, options: dearest },
      { cookie },
    );
    expect(data.added.sku).toBe(dear?.sku);
    expect(data.added.unitPrice?.amount).toBe(dear?.special);
    expect(data.added.unitPrice?.amount).toBeGreaterThan(product.price.specialPrice?.amount ?? Infinity);
    expect(data.basket.order.subtotal?.amount).toBe(2 * (dear?.special ?? Number.NaN));
  });
});

describe('estimated delivery', () => {
  it('is answered by the country of the member, in whole days', async () => {
    const monday = new Date(api.clock.now.getTime() + 7 * dayMs);
    monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7));
    monday.setUTCHours(9, 0, 0, 0);
    api.clock.now = monday;
    await api.database.db.update(products).set({ dispatchDays: 2 }).where(eq(products.id, 1));
    const midnight = monday.getTime() / 1000 - 9 * 3600;
    const day = (count: number) => midnight + count * (dayMs / 1000);

    const british = (await addSki(await signIn(api.app, 'jack@example.com'))).data.added;
    expect([british.estimatedDeliveryStart, british.estimatedDeliveryEnd]).toEqual([day(2), day(3)]);
    const german = (await addSki(await signIn(api.app, 'clara@example.com'))).data.added;
    expect([german.estimatedDeliveryStart, german.estimatedDeliveryEnd]).toEqual([day(3), day(7)]);
  });
});
