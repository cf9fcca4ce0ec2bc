import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, sql } from 'drizzle-orm';
import { orderItems, orders, prices, products, sellingPeriods } from '../../db/schema/index.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../testing/test-api.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import { importCatalogue } from '../catalogue-import/index.ts';

let api: TestApi;
let lines: string[];
let id: number;
beforeAll(async () => {
  api = await buildTestApi({ database: await openEmptyDatabase() });
  const text = await readFile(join(import.meta.dirname, '../../testing/small-shop.ndjson'), 'utf8');
  lines = text.trim().split('\n');
  await importCatalogue(api.database, () => lines);
  const row = await api.database.db.query.products.findFirst({ where: eq(products.sku, 'SMALL-3') });
  id = row?.id ?? 0;
}, 300_000);
afterAll(() => api.close());

/** Stores in English: with prices in pounds, in euro, and in crowns, in which the shop has none. */
const stores = { pounds: 1, euro: 7, crowns: 24 };

const path = () => `/catalog/product/view/id/${id}/`;
const productIn = (store_id: number) => call(api.app, 'single-product', { productId: id, store_id });
const routeIn = async (store_id: number) =>
  (await call(api.app, 'page-route', { path: path(), store_id })).data;
const sitemapOf = async (store_id: number) =>
  (await call(api.app, 'sitemap-part', { store_id, section: 'products', number: 1 })).data.entries;

const periods = async (list: string) =>
  (
    await api.database.db
      .select()
      .from(sellingPeriods)
      .where(and(eq(sellingPeriods.productId, id), eq(sellingPeriods.list, list)))
      .orderBy(asc(sellingPeriods.startedAt))
  ).map(({ startedAt, endedAt }) => ({ startedAt: startedAt.toISOString(), isPresent: endedAt === null }));

/** Returns the file without the prices of the product in a list. */
const withoutPrices = (list: string) =>
  lines.map((line) => {
    if (!line.includes('"sku": "SMALL-3"')) return line;
    const record = JSON.parse(line) as { prices: Record<string, unknown>; priceHistory: { list: string }[] };
    return JSON.stringify({
      ...record,
      prices: Object.fromEntries(Object.entries(record.prices).filter(([each]) => each !== list)),
      priceHistory: record.priceHistory.filter((each) => each.list !== list),
    });
  });

describe('A product that a store has never sold', () => {
  it('does not exist there', async () => {
    const fields = { productId: id, store_id: stores.crowns };
    expect((await callFailing(api.app, 'single-product', fields)).status).toBe(404);
    expect(await routeIn(stores.crowns)).toMatchObject({ type: null, meta: null });
  });

  it('is in no list, search and sitemap of it', async () => {
    const listing = await call(api.app, 'cat-products-es', { store_id: stores.crowns });
    const search = await call(api.app, 'cat-products-es', { store_id: stores.crowns, s: 'Lofoten' });
    expect([listing.data.total, search.data.total]).toEqual([0, 0]);
    const fields = { store_id: stores.crowns, section: 'products', number: 1 };
    expect((await callFailing(api.app, 'sitemap-part', fields)).status).toBe(404);
  });

  it('is no alternate of the page in the stores that sell it', async () => {
    const hosts = (await routeIn(stores.pounds)).meta?.alternates.map(({ href }) => href) ?? [];
    expect(hosts).toContain(`//eu.localhost${path()}`);
    expect(hosts).not.toContain(`//no.localhost${path()}`);
    const entry = (await sitemapOf(stores.pounds)).find((each) => each.path === path());
    expect(entry?.stores).toContain(stores.euro);
    expect(entry?.stores).not.toContain(stores.crowns);
  });
});

describe('A product that leaves a store and returns', () => {
  it('is sold since its first known price', async () => {
    expect((await productIn(stores.euro)).data.isSold).toBe(true);
    expect(await periods('standard-EUR')).toEqual([
      { startedAt: '2026-01-15T08:00:00.000Z', isPresent: true },
    ]);
  });

  it('is described as sold no more when the import removes its price with the history', async () => {
    await importCatalogue(api.database, () => withoutPrices('standard-EUR'));
    expect((await productIn(stores.euro)).data).toMatchObject({ isSold: false, inStock: false });
    expect(await routeIn(stores.euro)).toMatchObject({
      type: 'product',
      meta: { robots: 'noindex, follow', alternates: [] },
    });
    expect((await productIn(stores.pounds)).data.isSold).toBe(true);
    expect((await periods('standard-EUR')).map(({ isPresent }) => isPresent)).toEqual([false]);
    const fields = { productId: id, store_id: stores.crowns };
    expect((await callFailing(api.app, 'single-product', fields)).status).toBe(404);
  });

  it('is in no sitemap of the store that it has left', async () => {
    expect((await sitemapOf(stores.euro)).map((each) => each.path)).not.toContain(path());
    expect((await sitemapOf(stores.pounds)).map((each) => each.path)).toContain(path());
  });

  it('is sold again when it returns, in a second period', async () => {
    await importCatalogue(api.database, () => lines);
    expect((await productIn(stores.euro)).data.isSold).toBe(true);
    expect(await routeIn(stores.euro)).toMatchObject({ meta: { robots: 'index, follow' } });
    expect((await periods('standard-EUR')).map(({ isPresent }) => isPresent)).toEqual([false, true]);
    const [, second] = await periods('standard-EUR');
    expect(Date.parse(second?.startedAt ?? '')).toBeGreaterThan(Date.parse('2026-01-16'));
  });

  it('stays as it was when the same shop is imported again', async () => {
    const before = await periods('standard-EUR');
    await importCatalogue(api.database, () => lines);
    expect(await periods('standard-EUR')).toEqual(before);
  });
});

/** Writes an order of the product that was placed in March. */
async function orderIn(storeId: number): Promise<void> {
  const { db } = api.database;
  const createdAt = new Date('2026-03-01T00:00:00Z');
  const amounts = { subtotal: 0, discount: 0, points: 0, vat: 0 };
  const [order] = await db
    .insert(orders)
    .values({
      ...amounts,
      incrementId: '100000001',
      storeId,
      quoteId: 1,
      basketVersion: 1,
      email: 'a@example.com',
      firstname: 'A',
      locale: 'en_GB',
      currency: 'EUR',
      countryId: 'NL',
      state: 'placed',
      paymentState: 'captured',
      dispatchCode: 'standard',
      carrier: 'post',
      paymentCode: 'adyen_cc',
      texts: {} as never,
      vatBasisPoints: 2_100,
      delivery: 0,
      deliveryDiscount: 0,
      deliveryVat: 0,
      total: 0,
      saving: 0,
      createdAt,
      updatedAt: createdAt,
    })
    .returning();
  await db.insert(orderItems).values({
    ...amounts,
    orderId: order?.id ?? 0,
    productId: id,
    units: [],
    contentKey: 'x',
    sku: 'SMALL-3-M',
    name: 'x',
    brandName: 'x',
    url: path(),
    image: {} as never,
    options: [],
    parts: [],
    qtyOrdered: 1,
    price: 0,
    retail: 0,
    dispatchDays: 1,
  });
}

describe('The migration of a shop that has no selling periods', () => {
  /** The shop as the former release left it, and then migrated. */
  async function migrateAgain(): Promise<void> {
    const { db } = api.database;
    await db.execute(sql`drop table selling_periods`);
    await db.execute(sql`alter table categories drop column audience_size_guides, drop column goes_with`);
    await db.execute(sql`alter table variants drop column gtin`);
    const file = join(import.meta.dirname, '../../../drizzle/0022_selling_periods.sql');
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const statement of statements) await db.execute(sql.raw(statement));
  }

  it('fills in what is sold, and what was ordered and is sold no more', async () => {
    const { db } = api.database;
    await db.delete(prices).where(and(eq(prices.productId, id), eq(prices.list, 'standard-EUR')));
    await orderIn(stores.euro);
    await migrateAgain();
    expect(await periods('standard-GBP')).toEqual([
      { startedAt: '2026-01-15T08:00:00.000Z', isPresent: true },
    ]);
    expect(await periods('standard-EUR')).toEqual([
      { startedAt: '2026-03-01T00:00:00.000Z', isPresent: false },
    ]);
    expect(await periods('standard-NOK')).toEqual([]);
    expect((await productIn(stores.euro)).data.isSold).toBe(false);
  });
});
