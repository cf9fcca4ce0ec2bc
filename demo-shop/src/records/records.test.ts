import { isGtin } from 'storefront-ports/gtin';
import { recordSchema, type ShopRecordInput } from 'storefront-ports/import-format';
import { productKinds } from '../art/spec.ts';
import { demoShop } from '../demo-shop.ts';
import { categories } from '../data/catalogue/categories.ts';
import { goesWith } from '../data/catalogue/goes-with.ts';
import { demoGtin } from './demo-gtin.ts';
import { demoShopRecords } from './records.ts';

const now = new Date('2026-11-01T12:00:00Z');

let records: readonly ShopRecordInput[];
beforeAll(() => {
  records = [...demoShopRecords(now)];
});

describe('demoShopRecords', () => {
  it('yields valid records only, of products that can be drawn', () => {
    const invalid: unknown[] = [];
    const kinds = new Set<string>();
    for (const record of records) {
      const parsed = recordSchema.safeParse(record);
      if (!parsed.success) invalid.push([record, parsed.error.issues]);
      else if (parsed.data.type === 'product') kinds.add(parsed.data.artKind);
    }
    expect(invalid).toEqual([]);
    expect(kinds.size).toBeGreaterThan(50);
    expect([...kinds].filter((kind) => !productKinds.some((each) => each === kind))).toEqual([]);
  });
});

describe('demoGtin', () => {
  it('gives every variant of the demo shop a number of its own that is for circulation within a company', () => {
    const gtins = records.flatMap((record) =>
      record.type === 'product' ? (record.variants ?? []).map(({ gtin }) => gtin ?? '') : [],
    );
    expect(gtins.length).toBeGreaterThan(10_000);
    expect(new Set(gtins).size).toBe(gtins.length);
    expect(gtins.filter((gtin) => !isGtin(gtin) || !/^04\d{11}$/.test(gtin))).toEqual([]);
  });

  it.each([
    [10_000_000, 0],
    [1, 1_000],
  ])('has no number for product %i, variant %i', (productId, index) => {
    expect(() => demoGtin(productId, index)).toThrow(RangeError);
  });
});

describe('goesWith', () => {
  it('names categories of the shop only, none of which goes with itself alone', () => {
    const paths = new Set(categories.map(({ urlPath }) => urlPath));
    expect(Object.keys(goesWith).filter((path) => !paths.has(path))).toEqual([]);
    expect(
      Object.entries(goesWith).filter(([path, others]) => others.includes(path) && others.length < 3),
    ).toEqual([]);
  });
});

describe('demoShop', () => {
  it('yields the same lines for the same moment', () => {
    const text = () => [...demoShop.lines(now)].join('\n');
    // A comparison by toBe would print both texts, twenty megabytes each.
    expect(text() === text()).toBe(true);
    expect(demoShop.version).toMatch(/^[0-9a-f]{16}$/);
  });
});
