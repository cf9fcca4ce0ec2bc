import { storeLocales } from 'shared-contracts/locales';
import type { RecordInputOf } from 'storefront-ports/import-format';
import { planProducts } from '../data/catalogue/plan/index.ts';
import { productRecord } from './products.ts';
import { saleRecords } from './sales.ts';

const now = new Date('2026-11-01T12:00:00Z');
const hourMs = 60 * 60 * 1000;

const plans = planProducts();
const planOf = new Map(plans.map((plan) => [plan.sku, plan]));
const sales = saleRecords(plans, now);

type Sale = (typeof sales)[number];

const hoursTo = (instant: string) => (Date.parse(instant) - now.getTime()) / hourMs;
const isRunning = ({ startsAt, endsAt }: Sale) => hoursTo(startsAt) <= 0 && hoursTo(endsAt) > 0;

/** Returns the sales of a kind of store that are open to all of its visitors, in the order of its pages. */
const runningIn = (kind: 'private' | 'outlet') =>
  sales.filter((sale) => isRunning(sale) && sale.groups === null && sale.storeKinds?.includes(kind));

const goodsOf = (sale: Sale) =>
  (sale.bannerProducts ?? []).flatMap((sku) => {
    const plan = planOf.get(sku);
    return plan === undefined ? [] : [plan];
  });

function largestSaving(sale: Sale, list: 'standard-GBP' | 'outlet-GBP'): number {
  const savings = (sale.products ?? []).map((sku) => {
    const price = planOf.get(sku)?.prices[list];
    return price === undefined ? 0 : Math.floor((1 - price.special / price.retail) * 100);
  });
  return Math.max(...savings);
}

it('sales begin and end on the hour, and those that begin at the creation of the shop have begun', () => {
  const created = new Date('2026-11-01T16:23:14.500Z');
  const records = saleRecords(plans, created);
  for (const { slug, startsAt, endsAt } of records)
    expect([slug, startsAt, endsAt]).toEqual([
      slug,
      expect.stringMatching(/:00:00\.000Z$/),
      expect.stringMatching(/:00:00\.000Z$/),
    ]);
  const running = (at: Date, all: readonly Sale[]) =>
    all
      .filter(
        ({ startsAt, endsAt }) => Date.parse(startsAt) <= at.getTime() && Date.parse(endsAt) > at.getTime(),
      )
      .map(({ slug }) => slug);
  expect(running(created, records)).toEqual(running(now, sales));
});

describe.each(['private', 'outlet'] as const)('the running sales of the %s shop', (kind) => {
  it('have banners that differ from their neighbours in weather, product and colour', () => {
    const running = runningIn(kind);
    expect(running.length).toBeGreaterThan(3);
    for (const [index, sale] of running.slice(1).entries()) {
      const before = running[index];
      const [lead, leadBefore] = [goodsOf(sale)[0], before === undefined ? undefined : goodsOf(before)[0]];
      expect([sale.slug, sale.bannerMood]).not.toEqual([sale.slug, before?.bannerMood]);
      expect([sale.slug, lead?.artKind]).not.toEqual([sale.slug, leadBefore?.artKind]);
    }
  });

  it('say figures between 20 and 65 percent, of which hardly two are the same', () => {
    const list = kind === 'outlet' ? 'outlet-GBP' : 'standard-GBP';
    const figures = runningIn(kind).map((sale) => largestSaving(sale, list));
    expect(figures.filter((figure) => figure < 20 || figure > 65)).toEqual([]);
    expect(new Set(figures).size).toBeGreaterThanOrEqual(figures.length - 3);
    expect(Math.max(...figures) - Math.min(...figures)).toBeGreaterThanOrEqual(kind === 'outlet' ? 8 : 25);
  });

  it('contain only products that the shop sells', () => {
    const list = kind === 'outlet' ? 'outlet-GBP' : 'standard-GBP';
    const missing = runningIn(kind).flatMap(({ products = [] }) =>
      products.filter((sku) => planOf.get(sku)?.prices[list] === undefined),
    );
    expect(missing).toEqual([]);
  });
});

describe('saleRecords', () => {
  it('has a sentence of its own for each sale and language, of at most 120 characters', () => {
    for (const locale of storeLocales) {
      const sentences = sales.map(({ summary }) => summary?.[locale] ?? '');
      expect(sentences.filter((sentence) => sentence.length < 20 || sentence.length > 120)).toEqual([]);
      expect(new Set(sentences).size).toBe(sales.length);
    }
  });

  it('pictures products of the sale that are in stock, of the brand if it has one, and several of many brands', () => {
    for (const sale of sales) {
      const goods = goodsOf(sale);
      const brands = new Set(goods.map(({ brand }) => brand));
      expect([sale.slug, goods.every(({ sku }) => sale.products?.includes(sku))]).toEqual([sale.slug, true]);
      expect(goods.every(({ variants }) => variants.some(({ stock }) => stock > 0))).toBe(true);
      const isRight = sale.brand == null ? goods.length > 2 : [...brands].join() === sale.brand;
      expect([sale.slug, isRight]).toEqual([sale.slug, true]);
    }
  });

  it('has sales that end today, in days and in a week, that start in days, and that are over', () => {
    const ends = runningIn('private').map(({ endsAt }) => hoursTo(endsAt));
    expect(ends.some((hours) => hours < 24)).toBe(true);
    expect(ends.some((hours) => hours > 24 && hours < 7 * 24)).toBe(true);
    expect(ends.some((hours) => hours > 7 * 24)).toBe(true);
    expect(sales.filter(({ startsAt }) => hoursTo(startsAt) > 24).length).toBeGreaterThan(3);
    expect(sales.filter(({ endsAt }) => hoursTo(endsAt) < 0).length).toBeGreaterThan(3);
  });
});

describe('productRecord', () => {
  const records = plans.map((plan, index) => productRecord(plan, index + 1, now));
  const pricesIn = (prices: RecordInputOf<'product'>['prices'] | undefined, list: string) =>
    prices?.[list]?.special;

  it.each(['GBP', 'EUR'])(
    'has no product or variant that is cheaper in the outlet than for members, in %s',
    (currency) => {
      const lists = [`outlet-${currency}`, `standard-${currency}`] as const;
      const undercuts = records.flatMap(({ sku, prices, variants = [] }) =>
        [{ sku, prices }, ...variants].filter((each) => {
          const [open, members] = lists.map((list) => pricesIn(each.prices, list) ?? pricesIn(prices, list));
          return open !== undefined && members !== undefined && open < members;
        }),
      );
      expect(undercuts.map(({ sku }) => sku)).toEqual([]);
    },
  );

  it('has the sole length of every size of ski boots for adults, and of nothing but boots', () => {
    const withSoles = plans.filter(({ variants }) =>
      variants.some(({ soleLengthMm }) => soleLengthMm !== null),
    );
    expect(withSoles.length).toBeGreaterThan(20);
    expect(withSoles.filter(({ artKind }) => !/^(?:touring-)?boot$/.test(artKind))).toEqual([]);
    const skus = new Set(withSoles.filter(({ audience }) => audience !== 'junior').map(({ sku }) => sku));
    const sizes = records.filter(({ sku }) => skus.has(sku)).flatMap(({ variants = [] }) => variants);
    expect(sizes.filter(({ soleLengthMm }) => typeof soleLengthMm !== 'number')).toEqual([]);
  });

  it('has last season’s products in the outlet only', () => {
    const isOld = ({ releasedAt }: (typeof records)[number]) => hoursTo(releasedAt) <= -290 * 24;
    const outletOnly = records.filter(({ prices }) => prices?.['standard-GBP'] === undefined);
    expect(outletOnly.length).toBeGreaterThan(400);
    expect(outletOnly.filter((record) => record.bundle === null && !isOld(record))).toEqual([]);
  });
});
