import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { specialKindOf } from 'shared-contracts/special-products';
import { categories, prices, products, variants, type Audience } from '../../../db/schema/index.ts';
import { buildTestApi, call, type TestApi } from '../../../testing/test-api.ts';
import { pathWithAncestors } from 'storefront-ports/category-path';
import { sameLevelFirst } from './levels.ts';

let api: TestApi;
let pathOf: Map<number, string>;
beforeAll(async () => {
  api = await buildTestApi();
  const rows = await api.database.db.select().from(categories);
  pathOf = new Map(rows.map(({ id, urlPath }) => [id, urlPath]));
});
afterAll(() => api.close());

interface Shown {
  id: number;
  audience: Audience;
  category: string;
  level: unknown;
}

const rows = ['products-related', 'products-related-brand', 'products-recommended'] as const;

async function shownIn(name: (typeof rows)[number], productId: number, fields = {}): Promise<Shown[]> {
  const { data } = await call(api.app, name, { productId, storeId: 19, ...fields });
  expect(data.items.filter(({ inStock }) => !inStock)).toEqual([]);
  return described(data.items.map((item) => item.productId));
}

async function described(ids: readonly number[]): Promise<Shown[]> {
  if (ids.length === 0) return [];
  const found = await api.database.db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw new Error(`There is no product ${id}`);
    const { audience, facts } = row;
    return { id, audience, category: pathOf.get(row.categoryId) ?? '', level: facts['level'] ?? null };
  });
}

/** Returns the product of each pair of category and audience that listings show first. */
async function firstProducts(): Promise<Shown[]> {
  const { db } = api.database;
  const found = await db
    .selectDistinctOn([products.categoryId, products.audience], { id: products.id })
    .from(products)
    // What the outlet alone sells has no rows in the members' shop.
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.list, 'standard-GBP')))
    .orderBy(products.categoryId, products.audience, sql`${products.popularity} desc`, asc(products.id));
  return described(found.map(({ id }) => id));
}

async function firstOf(category: string, audience?: Audience): Promise<number> {
  const found = (await firstProducts()).find(
    (each) => each.category === category && (audience === undefined || each.audience === audience),
  );
  if (found === undefined) throw new Error(`There is no product in ${category}`);
  return found.id;
}

const suiting: Record<Audience, readonly Audience[]> = {
  women: ['women', 'unisex'],
  men: ['men', 'unisex'],
  junior: ['junior', 'unisex'],
  unisex: ['unisex', 'women', 'men'],
};

/** Returns what a row must not show with a product: the product itself, gift vouchers, and what is for others. */
const unsuitable = (product: Shown, shown: readonly Shown[]) =>
  shown.filter(
    ({ id, audience }) =>
      id === product.id || specialKindOf(id) !== null || !suiting[product.audience].includes(audience),
  );

describe('The rows of every category and audience', () => {
  it('have alternatives of the same category, and of others what goes with it', async () => {
    for (const product of await firstProducts()) {
      // oxlint-disable no-await-in-loop -- one after the other
      const related = await shownIn('products-related', product.id);
      const recommended = await shownIn('products-recommended', product.id);
      // oxlint-enable no-await-in-loop
      const isWithin = ({ category }: Shown) => pathWithAncestors(category).includes(product.category);
      expect(related.filter((each) => !isWithin(each))).toEqual([]);
      expect(recommended.filter(({ category }) => category === product.category)).toEqual([]);
      expect(unsuitable(product, [...related, ...recommended])).toEqual([]);
      // Twelve, unless what goes with it has fewer products for its wearer.
      expect({ product: product.category, isFull: recommended.length > 9 }).toEqual({
        product: product.category,
        isFull: true,
      });
    }
  }, 60_000);

  it('have products of the brand for the same wearer', async () => {
    for (const product of (await firstProducts()).filter((_each, place) => place % 6 === 0)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const shown = await shownIn('products-related-brand', product.id, { count: 40 });
      expect(unsuitable(product, shown)).toEqual([]);
    }
  });
});

describe('products-recommended', () => {
  it.each([
    ['skis/all-mountain', ['ski-bindings', 'ski-boots', 'ski-poles', 'care/ski-bags', 'protection/helmets']],
    ['skis/touring', ['ski-bindings/touring', 'backcountry/skins', 'ski-boots/touring', 'ski-poles/touring']],
    ['skis/junior', ['ski-bindings/junior', 'ski-boots/junior', 'ski-poles/junior']],
    ['clothing/jackets', ['clothing/trousers', 'clothing/base-layers', 'clothing/gloves']],
    ['outdoor/tents', ['outdoor/sleeping-bags', 'outdoor/sleeping-mats', 'outdoor/stoves']],
  ])('has for %s the most popular of each of %j', async (category, wanted) => {
    const shown = await shownIn('products-recommended', await firstOf(category));
    const first = shown.slice(0, wanted.length).map((each) => each.category);
    expect(first).toEqual(wanted);
  });

  it('has no touring bindings for skis of the piste, and no skis at all', async () => {
    const shown = await shownIn('products-recommended', await firstOf('skis/piste'), { count: 40 });
    const found = new Set(shown.map(({ category }) => category));
    expect(found).toContain('ski-bindings');
    expect([...found].filter((each) => each.startsWith('skis') || each.endsWith('touring'))).toEqual([]);
  });

  it.each(['intermediate', 'advanced', 'expert'])(
    'has products of the level of %s skis before those of other levels, in each category',
    async (wanted) => {
      const [skis] = await api.database.db
        .select()
        .from(products)
        .where(
          sql`${products.facts} ->> 'level' = ${wanted} and ${products.categoryId} in
        (select id from categories where url_path = 'skis/all-mountain')`,
        )
        .orderBy(products.id)
        .limit(1);
      if (skis === undefined) throw new Error(`There are no skis for the level ${wanted}`);
      const shown = await shownIn('products-recommended', skis.id, { count: 40 });
      const byCategory = Map.groupBy(shown, ({ category }) => category);
      const isOther = ({ level }: Shown) => level !== wanted && level !== null;
      for (const row of byCategory.values()) {
        expect(row).toEqual([...row.filter((each) => !isOther(each)), ...row.filter(isOther)]);
      }
      expect(shown.some(({ level }) => level === wanted)).toBe(true);
    },
  );

  it('suits a requested gender instead of that of the product', async () => {
    const skis = await firstOf('skis/all-mountain', 'men');
    const shown = await shownIn('products-recommended', skis, { count: 40, gender: 2 });
    const found = new Set(shown.map(({ audience }) => audience));
    expect(found).toContain('women');
    expect(found).not.toContain('men');
  });

  it('leaves out what sells out', async () => {
    const { db } = api.database;
    const skis = await firstOf('skis/all-mountain');
    const [first] = await shownIn('products-recommended', skis);
    const ofFirst = eq(variants.productId, first?.id ?? 0);
    await db.update(variants).set({ stock: 0 }).where(ofFirst);
    await db.execute(sql`update catalogue_revision set revision = revision + 1`);
    const fresh = await buildTestApi({ database: api.database });
    const { data } = await call(fresh.app, 'products-recommended', { productId: skis, storeId: 19 });
    await fresh.app.close();
    expect(data.items.map((item) => item.productId)).not.toContain(first?.id);
    expect(data.items).toHaveLength(12);
  });
});

describe('sameLevelFirst', () => {
  const levels = ['expert', 'beginner', null, 'expert', 'beginner'] as const;
  const index = {
    attributeValues: [
      { code: 'weight', value: 'beginner' },
      { code: 'level', value: 'beginner' },
      { code: 'level', value: 'expert' },
    ],
    attributes: {
      starts: Int32Array.from([0, 1, 2, 3, 4, 5]),
      values: Int32Array.from([2, 1, 0, 2, 1]),
    },
  } as unknown as Parameters<typeof sameLevelFirst>[0];

  it.each([
    [0, [0, 2, 3, 1, 4]],
    [1, [1, 2, 4, 0, 3]],
    [2, [0, 1, 2, 3, 4]],
    [undefined, [0, 1, 2, 3, 4]],
  ])('puts what suits the level of product %s first, and keeps the order otherwise', (position, expected) => {
    expect([...sameLevelFirst(index, Object.keys(levels).map(Number), position)]).toEqual(expected);
  });
});
