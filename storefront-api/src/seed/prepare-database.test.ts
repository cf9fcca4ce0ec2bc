import { storeLocales } from 'shared-contracts/locales';
import type { DatabaseClient } from '../db/client.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { brands } from './catalogue/brands.ts';
import { categories } from './catalogue/categories.ts';
import { planProducts } from './catalogue/plan/index.ts';
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
    expect(await running()).toBeGreaterThan(15);
  });
});

describe('the demo shop', () => {
  const plans = planProducts();
  const texts = (plan: (typeof plans)[number]) => storeLocales.map((locale) => plan.texts[locale]);

  it('is as large as a shop', () => {
    expect(brands.length).toBeGreaterThanOrEqual(60);
    expect(categories.length).toBeGreaterThanOrEqual(80);
    expect(plans.length).toBeGreaterThanOrEqual(3_000);
    const prefixes = brands.map((brand) => brand.slug.slice(0, 3));
    expect(new Set(prefixes).size).toBe(brands.length);
  });

  it('stands on a tree: every category after its parent', () => {
    const seen = new Set<string>();
    for (const { urlPath } of categories) {
      const parent = urlPath.includes('/') ? urlPath.slice(0, urlPath.lastIndexOf('/')) : '';
      if (urlPath !== '') expect(seen).toContain(parent);
      seen.add(urlPath);
    }
    expect(seen.size).toBe(categories.length);
  });

  it('has every sku once', () => {
    const skus = plans.flatMap((plan) => plan.variants.map((variant) => variant.sku));
    expect(new Set(skus).size).toBe(skus.length);
    expect(new Set(plans.map((plan) => plan.sku)).size).toBe(plans.length);
    expect(skus.filter((sku) => !/^[A-Z0-9-]+$/.test(sku))).toEqual([]);
  });

  it('has plenty, last items and sold-out sizes', () => {
    const stocks = plans.flatMap((plan) => plan.variants.map((variant) => variant.stock));
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThan(500);
    expect(stocks.filter((stock) => stock >= 1 && stock <= 3).length).toBeGreaterThan(500);
    expect(stocks.filter((stock) => stock > 3).length).toBeGreaterThan(5_000);
  });

  it('asks no more than the maker recommends, in every price list', () => {
    const dear = plans.filter((plan) =>
      Object.values(plan.prices).some(({ retail, special }) => special > retail || special <= 0),
    );
    expect(dear.map((plan) => plan.sku)).toEqual([]);
  });

  it('has the kinds of products, bundles and fitting forms, and the products that others know by number', () => {
    const kinds = new Set(plans.flatMap((plan) => plan.bundle?.kind ?? []));
    expect(kinds).toEqual(new Set(['ski-bundle', 'snowboard-bundle', 'ski-pack', 'snowboard-pack']));
    expect(new Set(plans.map((plan) => plan.fittingForm))).toEqual(
      new Set([null, 'mondopoint', 'sole_length']),
    );
    const known = plans.flatMap((plan) => plan.id ?? []);
    expect(known).toEqual([3955, 3956, 3957, 3993, 16550]);
    const bundles = plans.filter((plan) => plan.bundle !== null);
    const skus = new Set(plans.map((plan) => plan.sku));
    expect(bundles.every((plan) => plan.bundle?.parts.every((part) => skus.has(part.sku)))).toBe(true);
  });

  it('is written in every language, each in its own words', () => {
    const empty = plans.filter((plan) =>
      texts(plan).some(({ name, description }) => name === '' || description.some((text) => text === '')),
    );
    expect(empty.map((plan) => plan.sku)).toEqual([]);
    const english = plans.filter((plan) =>
      storeLocales.some(
        (locale) =>
          locale !== 'en_GB' && plan.texts[locale].description.join() === plan.texts.en_GB.description.join(),
      ),
    );
    expect(english.map((plan) => plan.sku)).toEqual([]);
  });

  it('has sales that run, that come and that are over, and some for a few groups only', async () => {
    const sales = await database.db.query.sales.findMany();
    const run = await database.db.query.seedRuns.findFirst();
    const now = run?.finishedAt ?? new Date();
    expect(sales.filter((sale) => sale.startsAt <= now && sale.endsAt > now).length).toBeGreaterThan(15);
    expect(sales.filter((sale) => sale.startsAt > now).length).toBeGreaterThan(4);
    expect(sales.filter((sale) => sale.endsAt <= now).length).toBeGreaterThan(4);
    expect(new Set(sales.flatMap((sale) => sale.groups ?? []))).toEqual(new Set([2, 3, 4]));
  });

  it('has twelve members of six groups on every website', async () => {
    const members = await database.db.query.customers.findMany();
    const byWebsite = Map.groupBy(members, (member) => member.websiteId);
    expect([...byWebsite.values()].map((each) => each.length)).toEqual([12, 12, 12, 12]);
    expect(new Set(members.map((member) => member.groupId))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('remembers what each product cost before', async () => {
    const rows = await database.db.query.priceHistory.findMany({
      where: (row, { eq }) => eq(row.productId, 1),
    });
    const pounds = rows.filter((row) => row.list === 'standard-GBP');
    expect(pounds.filter((row) => row.validTo === null)).toHaveLength(1);
    expect(pounds.length).toBeGreaterThan(1);
  });
});
