import type { DatabaseClient } from '../db/client.ts';
import { fold } from '../modules/catalogue/search-terms.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { planProducts } from './catalogue/product-rows.ts';
import { prepareDatabase } from './prepare-database.ts';

const dayMs = 24 * 60 * 60 * 1000;

let database: DatabaseClient;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('preparing a database', () => {
  it('writes nothing into one that holds the demo shop', async () => {
    const before = await database.db.query.products.findMany();
    const lines: string[] = [];
    await prepareDatabase(database, (line) => lines.push(line));
    expect(await database.db.query.products.findMany()).toEqual(before);
    expect(lines).toEqual(['database: bringing the tables up to date']);
  });

  it('starts the sales again once all of them are over', async () => {
    const later = new Date(Date.now() + 40 * dayMs);
    const running = async () => {
      const sales = await database.db.query.sales.findMany();
      return sales.filter((sale) => sale.startsAt <= later && sale.endsAt > later).length;
    };
    expect(await running()).toBe(0);
    await prepareDatabase(database, () => {}, later);
    expect(await running()).toBe(5);
  });
});

describe('the demo shop', () => {
  const plans = planProducts();

  it('has some 120 products, each sku once', () => {
    const skus = plans.flatMap((plan) => plan.variants.map((variant) => variant.sku));
    expect(plans.length).toBeGreaterThanOrEqual(120);
    expect(new Set(skus).size).toBe(skus.length);
    expect(new Set(plans.map((plan) => plan.sku)).size).toBe(plans.length);
    expect(skus.filter((sku) => !/^[A-Z0-9-]+$/.test(sku))).toEqual([]);
  });

  it('has plenty, last items and sold-out sizes', () => {
    const stocks = plans.flatMap((plan) => plan.variants.map((variant) => variant.stock));
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThan(20);
    expect(stocks.filter((stock) => stock >= 1 && stock <= 3).length).toBeGreaterThan(20);
    expect(stocks.filter((stock) => stock > 3).length).toBeGreaterThan(300);
    expect(
      plans.filter((plan) => plan.variants.every((variant) => variant.stock === 0)).length,
    ).toBeGreaterThan(0);
  });

  it('asks less of members than the maker recommends, in both currencies', () => {
    const dear = plans.filter(({ prices }) =>
      [prices.GBP, prices.EUR].some(({ retail, special }) => special >= retail || special <= 0),
    );
    expect(dear.map((plan) => plan.sku)).toEqual([]);
  });

  it('is written in both languages', () => {
    for (const { texts } of plans) {
      expect(texts.en.attributes.length).toBe(texts.fr.attributes.length);
      expect(fold(texts.en.description.join(' '))).not.toBe(fold(texts.fr.description.join(' ')));
      expect(texts.en.description.every((paragraph) => paragraph.length > 0)).toBe(true);
    }
  });
});
