import type { Product } from 'shared-contracts/api/product';
import { asc, eq, gt, and } from 'drizzle-orm';
import { prices, products, variantPrices, variants } from '../../db/schema/index.ts';
import { buildTestApi, call, cookieOf, signIn, type TestApi } from '../../testing/test-api.ts';

const dayMs = 24 * 60 * 60 * 1000;

let api: TestApi;

beforeAll(async () => {
  api = await buildTestApi();
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());

/** Chooses the first value of every option, or the one that `pick` selects. */
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

describe('the VAT of a basket', () => {
  it.each([
    ['anna@example.com', 1, 2000],
    ['anna@example.com', 11, 1900],
    ['anna@example.com', 24, 2500],
    ['clara@example.com', 1, 2000],
    ['liam@example.com', 20, 2300],
    ['elena@example.com', 15, 2200],
  ])('is that of the country of delivery for %s in store %i', async (email, storeId, rate) => {
    const { order } = (await addSki(await signIn(api.app, email, storeId), storeId)).data.basket;
    const total = order.total?.amount ?? Number.NaN;
    expect(order.vat?.amount).toBe(Math.round((total * rate) / (10_000 + rate)));
    expect((order.vat?.amount ?? 0) + (order.totalExVat?.amount ?? 0)).toBe(total);
  });

  it("is that of the store's country for a guest", async () => {
    const { data, response } = await addSki(undefined, 20);
    const total = data.basket.order.total?.amount ?? Number.NaN;
    expect(data.basket.order.currency).toBe('EUR');
    expect(data.basket.order.vat?.amount).toBe(Math.round((total * 2300) / 12_300));
    expect(cookieOf(response)).toMatch(/^sid=./);
  });
});

describe('a variant with a price of its own', () => {
  it('has that price in the basket', async () => {
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

describe('the estimated delivery of a basket line', () => {
  it('is that of the store’s country, in whole days', async () => {
    const monday = new Date(api.clock.now.getTime() + 7 * dayMs);
    monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7));
    monday.setUTCHours(9, 0, 0, 0);
    api.clock.now = monday;
    await api.database.db.update(products).set({ dispatchDays: 2 }).where(eq(products.id, 1));
    const midnight = monday.getTime() / 1000 - 9 * 3600;
    const day = (count: number) => midnight + count * (dayMs / 1000);

    const british = (await addSki(await signIn(api.app, 'jack@example.com'))).data.added;
    expect([british.estimatedDeliveryStart, british.estimatedDeliveryEnd]).toEqual([day(2), day(3)]);
    const inGermany = (await addSki(await signIn(api.app, 'jack@example.com', 11), 11)).data.added;
    expect([inGermany.estimatedDeliveryStart, inGermany.estimatedDeliveryEnd]).toEqual([day(3), day(7)]);
  });
});
