import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import {
  categories,
  optionAttributes,
  optionValues,
  products,
  variantOptions,
  variants,
} from '../../../db/schema/index.ts';

interface SizeTable {
  columns: readonly { key: string }[];
  rows: readonly (readonly string[])[];
}

/**
 * Returns the index of the column of a size guide by which a product is sold: the one that contains most of its sizes, or
 * else the one that its category names, such as the lengths of freeride skis. Null if there is none.
 */
export async function ownColumn(db: Queryable, productId: number, table: SizeTable): Promise<number | null> {
  const [sizes, category] = await Promise.all([sizesOf(db, productId), categoryPathOf(db, productId)]);
  const bySizes = columnOfSizes(table, sizes);
  if (bySizes !== null) return bySizes;
  const words = category?.split('/') ?? [];
  const named = table.columns.findIndex(({ key }) => words.includes(key));
  return named === -1 ? null : named;
}

/** Returns the first column that contains more than half of the sizes, and more than any other column. */
export function columnOfSizes({ columns, rows }: SizeTable, sizes: readonly string[]): number | null {
  const wanted = new Set(sizes.map(comparable));
  const counts = columns.map(
    (_column, place) =>
      new Set(rows.map((row) => comparable(row[place] ?? '')).filter((cell) => wanted.has(cell))).size,
  );
  const maxCount = Math.max(0, ...counts);
  return maxCount * 2 > wanted.size ? counts.indexOf(maxCount) : null;
}

/** Sizes are written with a unit, and guides for women may write `26.0` where the option has `26`. */
const comparable = (size: string) =>
  size
    .replace(/\s*(cm|mm)$/, '')
    .replace(/[.,]0$/, '')
    .replace(',', '.');

/** Returns the labels of a product's options other than its colours. */
async function sizesOf(db: Queryable, productId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ label: sql<string>`${optionValues.label}->>'en_GB'` })
    .from(variants)
    .innerJoin(variantOptions, eq(variantOptions.variantId, variants.id))
    .innerJoin(optionValues, eq(optionValues.id, variantOptions.valueId))
    .innerJoin(optionAttributes, eq(optionAttributes.id, variantOptions.attributeId))
    .where(and(eq(variants.productId, productId), ne(optionAttributes.code, 'colour')));
  return rows.map(({ label }) => label);
}

async function categoryPathOf(db: Queryable, productId: number): Promise<string | null> {
  const rows = await db
    .select({ path: categories.urlPath })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.id, productId));
  return rows[0]?.path ?? null;
}
