import { recordSchema } from 'storefront-ports/import-format';
import { productKinds } from '../art/spec.ts';
import { demoShop } from '../demo-shop.ts';
import { demoShopRecords } from './records.ts';

const now = new Date('2026-11-01T12:00:00Z');

describe('demoShopRecords', () => {
  it('yields valid records only, of products that can be drawn', () => {
    const invalid: unknown[] = [];
    const kinds = new Set<string>();
    for (const record of demoShopRecords(now)) {
      const parsed = recordSchema.safeParse(record);
      if (!parsed.success) invalid.push([record, parsed.error.issues]);
      else if (parsed.data.type === 'product') kinds.add(parsed.data.artKind);
    }
    expect(invalid).toEqual([]);
    expect(kinds.size).toBeGreaterThan(50);
    expect([...kinds].filter((kind) => !productKinds.some((each) => each === kind))).toEqual([]);
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
