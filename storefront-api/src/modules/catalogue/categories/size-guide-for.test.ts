import { sql } from 'drizzle-orm';
import { sizeGuideFor } from './size-guide-for.ts';
import type { Audience } from '../../../db/schema/index.ts';
import type { DatabaseClient } from '../../../db/client.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';

interface Size {
  sku: string;
  category: string;
  audience: Audience;
  sizeGuide: string | null;
  audienceSizeGuides: Partial<Record<Audience, string>>;
  option: string;
  label: string;
}

let database: DatabaseClient;
let sizes: Size[];
let cellsOf: Map<string, string[]>;
beforeAll(async () => {
  database = await openTestDatabase();
  const result = (await database.db.execute(sql`
    select distinct p.sku, c.url_path as category, p.audience, c.size_guide as "sizeGuide",
      c.audience_size_guides as "audienceSizeGuides", a.code as option, o.label ->> 'en_GB' as label
    from products p
    join categories c on c.id = p.category_id
    join variants v on v.product_id = p.id
    join variant_options vo on vo.variant_id = v.id
    join option_attributes a on a.id = vo.attribute_id and a.code <> 'colour'
    join option_values o on o.id = vo.value_id`)) as unknown as { rows: Size[] };
  sizes = result.rows;
  const guides = await database.db.query.sizeGuides.findMany();
  cellsOf = new Map(guides.map(({ code, rows }) => [code, rows.flat()]));
});
afterAll(() => database.close());

/** Lengths and widths of things, which are not chosen by the body of the wearer. */
const dimensions: ReadonlySet<string> = new Set([
  'backcountry/ice-axes',
  'backcountry/skins',
  'care/ski-bags',
  'outdoor/sleeping-bags',
  'outdoor/sleeping-mats',
  'ski-bindings',
  'ski-bindings/junior',
  'ski-bindings/touring',
]);

/** Reads `105–125 cm` as the numbers of its ends; null for letters. */
function rangeOf(text: string): { from: number; to: number } | null {
  const match = /^(\d+(?:\.\d)?)(?:–(\d+(?:\.\d)?))?(?: cm)?$/.exec(text);
  return match === null ? null : { from: Number(match[1]), to: Number(match[2] ?? match[1]) };
}

/** Returns true for the same size, and for a number within a range, such as the length of skis. */
function contains(cell: string, label: string): boolean {
  if (cell === label) return true;
  const [one, other] = [rangeOf(cell), rangeOf(label)];
  return one !== null && other !== null && one.from <= other.to && other.from <= one.to;
}

describe('The size guide of every product of the demo shop that has sizes', () => {
  it('contains each of its sizes', () => {
    const wanted = sizes.filter(({ category }) => !dimensions.has(category));
    expect(wanted.length).toBeGreaterThan(5_000);
    const missing = wanted.filter(({ label, audience, ...category }) => {
      const cells = cellsOf.get(sizeGuideFor(category, audience) ?? '') ?? [];
      return !cells.some((cell) => contains(cell, label));
    });
    expect(missing.slice(0, 5)).toEqual([]);
  });

  it('is that of its wearer: for clothing sold in letters, one for women and one for men', () => {
    const clothes = sizes.filter(
      ({ category, option, label }) =>
        /^(?:clothing|outdoor)\//.test(category) && option === 'size' && /^X*[SML]+$/.test(label),
    );
    const found = (audience: Audience) =>
      new Set(
        clothes.filter((each) => each.audience === audience).map((each) => sizeGuideFor(each, audience)),
      );
    expect([...found('women')]).toEqual(['womens-clothing']);
    expect([...found('men')]).toEqual(['mens-clothing']);
  });
});

describe('sizeGuideFor', () => {
  const guides = { sizeGuide: 'tops', audienceSizeGuides: { women: 'womens-tops' } };

  it.each<[Audience, string]>([
    ['women', 'womens-tops'],
    ['men', 'tops'],
    ['unisex', 'tops'],
    ['junior', 'tops'],
  ])('chooses for %s the guide %s', (audience, code) => {
    expect(sizeGuideFor(guides, audience)).toBe(code);
  });

  it('returns null for a category without guides', () => {
    expect(sizeGuideFor({ sizeGuide: null, audienceSizeGuides: {} }, 'men')).toBeNull();
  });
});
