import type { Product } from 'shared-contracts/api/product';
import { and, eq, gt, lte, notInArray } from 'drizzle-orm';
import { products, saleProducts, sales } from '../../../db/schema/index.ts';
import { buildTestApi, call, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

async function productIn(storeId: number, productId: number): Promise<Product> {
  const fields = { productId, store_id: storeId };
  return (await call(api.app, 'single-product', fields)).data;
}

describe('the dynamic data of a product', () => {
  /** Returns a product outside all sales and gives it this strategy. */
  async function quietProduct(strategy: number): Promise<number> {
    const onSale = api.database.db.select({ id: saleProducts.productId }).from(saleProducts);
    const product = await api.database.db.query.products.findFirst({
      where: and(eq(products.strategy, strategy), notInArray(products.id, onSale)),
      orderBy: products.id,
    });
    return product?.id ?? 0;
  }

  /** Returns a product in this sale and in no other running sale. */
  async function productOnlyIn(saleId: number): Promise<number> {
    const { now } = api.clock;
    const rows = await api.database.db
      .select({ productId: saleProducts.productId, saleId: saleProducts.saleId })
      .from(saleProducts)
      .innerJoin(sales, eq(sales.id, saleProducts.saleId))
      .where(and(lte(sales.startsAt, now), gt(sales.endsAt, now)));
    const salesOf = Map.groupBy(rows, (row) => row.productId);
    const found = [...salesOf].find(([, sales]) => sales.length === 1 && sales[0]?.saleId === saleId);
    return found?.[0] ?? 0;
  }

  async function saleBySlug(slug: string) {
    const sale = await api.database.db.query.sales.findFirst({
      where: (table, is) => is.eq(table.slug, slug),
    });
    if (sale === undefined) throw new Error(`There is no sale ${slug}`);
    return sale;
  }

  it.each([
    [0, 'default'],
    [4, 'price_drop'],
    [5, 'new_season'],
  ])('names strategy %s: %s', async (strategy, type) => {
    const product = await productIn(1, await quietProduct(strategy));
    expect([product.priceStrategy, product.dynamic.type]).toEqual([strategy, type]);
    expect(product.dynamic).toMatchObject({ countdownClockWorthy: false, endDate: null });
  });

  it.each([
    ['black-friday-weekend', 1, 'black_friday', 1],
    ['outgrown-again', 2, 'sale', 1],
    ['french-days', 3, 'french_days', 1],
    ['until-the-lifts-close', 4, 'price_drop', 1],
    ['outlet-odd-pairs', 2, 'sale', 20],
  ])('names the strategy of the running sale %s', async (slug, strategy, type, storeId) => {
    const sale = await saleBySlug(slug);
    const product = await productIn(storeId, await productOnlyIn(sale.id));
    expect([product.priceStrategy, product.dynamic.type]).toEqual([strategy, type]);
    expect(product.dynamic.endDate).toBe(sale.endsAt.toISOString());
  });

  it('names a sale only in its stores and for its groups', async () => {
    const outlet = await saleBySlug('outlet-odd-pairs');
    expect((await productIn(1, await productOnlyIn(outlet.id))).dynamic.endDate).toBeNull();

    const insiders = await saleBySlug('insiders-skin-track');
    const id = await productOnlyIn(insiders.id);
    const endDateFor = async (email: string) => {
      const visitor = { cookie: await signIn(api.app, email) };
      const { data } = await call(api.app, 'single-product', { productId: id, store_id: 1 }, visitor);
      return data.dynamic.endDate;
    };
    expect(await endDateFor('anna@example.com')).toBeNull();
    expect(await endDateFor('clara@example.com')).toBe(insiders.endsAt.toISOString());
  });

  it('counts down during the last two days of a sale, and stops at its end', async () => {
    const sale = await saleBySlug('outgrown-again');
    const id = await productOnlyIn(sale.id);
    const started = api.clock.now;
    const clockAt = async (hoursBeforeEnd: number) => {
      api.clock.now = new Date(sale.endsAt.getTime() - hoursBeforeEnd * 3_600_000);
      return (await productIn(1, id)).dynamic;
    };
    expect(await clockAt(48.01)).toMatchObject({ countdownClockWorthy: false, type: 'sale' });
    expect(await clockAt(48)).toMatchObject({ countdownClockWorthy: true, type: 'sale' });
    expect(await clockAt(0.01)).toMatchObject({ countdownClockWorthy: true });
    expect(await clockAt(0)).toMatchObject({ countdownClockWorthy: false, endDate: null });
    api.clock.now = started;
  });

  it('mentions ten buyers or more in a week, in the language of the store', async () => {
    const [popular, quiet] = await Promise.all(
      [60, 0].map((recentBuyers) =>
        api.database.db.query.products.findFirst({
          where: eq(products.recentBuyers, recentBuyers),
          orderBy: products.id,
        }),
      ),
    );
    const message = async (storeId: number, id = 0) =>
      (await productIn(storeId, id)).dynamic.socialProofMessage;
    expect(await message(1, popular?.id)).toBe('Bought by 60 members this week');
    expect(await message(16, popular?.id)).toBe('Köpt av 60 medlemmar den här veckan');
    expect(await message(1, quiet?.id)).toBeNull();

    // These products were not requested before, so their descriptions are not cached.
    const [ten, nine] = [117, 118];
    await api.database.db.update(products).set({ recentBuyers: 10 }).where(eq(products.id, ten));
    await api.database.db.update(products).set({ recentBuyers: 9 }).where(eq(products.id, nine));
    expect(await message(1, ten)).toBe('Bought by 10 members this week');
    expect(await message(1, nine)).toBeNull();
  });
});
