import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import {
  brands,
  bundleParts,
  categories,
  optionAttributes,
  optionValues,
  products,
  sales,
  variants,
} from '../../db/schema/index.ts';
import { bundlePartKey, optionValueKey, type CatalogueKeys, type IdKind } from './catalogue-keys.ts';

/** Returns the id of a key: the one in the file, or else the one in the shop, or else the next free one. */
export type IdOf = (key: string) => number;
export type ShopIds = Record<IdKind | 'variant', IdOf>;

type Row = readonly [key: string, id: number];

/** Reads the ids of the shop, so that products and what refers to them keep theirs. */
export async function assignIds(tx: Queryable, { ids }: CatalogueKeys): Promise<ShopIds> {
  const pairs = async (table: PgTable, key: string): Promise<Row[]> => {
    const { rows } = (await tx.execute(
      sql`select ${sql.identifier(key)} as key, id from ${table}`,
    )) as unknown as { rows: { key: string; id: number }[] };
    return rows.map((row) => [row.key, row.id]);
  };
  const values = await tx
    .select({ option: optionAttributes.code, value: optionValues.code, id: optionValues.id })
    .from(optionValues)
    .innerJoin(optionAttributes, eq(optionAttributes.id, optionValues.attributeId));
  const parts = await tx
    .select({ sku: products.sku, position: bundleParts.position, id: bundleParts.id })
    .from(bundleParts)
    .innerJoin(products, eq(products.id, bundleParts.bundleId));
  return {
    option: idsOf(ids.option, await pairs(optionAttributes, 'code')),
    'option-value': idsOf(
      ids['option-value'],
      values.map(({ option, value, id }) => [optionValueKey(option, value), id]),
    ),
    brand: idsOf(ids.brand, await pairs(brands, 'slug')),
    category: idsOf(ids.category, await pairs(categories, 'url_path')),
    product: idsOf(ids.product, await pairs(products, 'sku')),
    variant: idsOf(new Map(), await pairs(variants, 'sku')),
    sale: idsOf(ids.sale, await pairs(sales, 'slug')),
    'bundle-part': idsOf(
      ids['bundle-part'],
      parts.map(({ sku, position, id }) => [bundlePartKey(sku, position), id]),
    ),
  };
}

function idsOf(given: ReadonlyMap<string, number>, existing: readonly Row[]): IdOf {
  const taken = new Set(given.values());
  const assigned = new Map<string, number>();
  let last = 0;
  for (const [key, id] of existing) {
    last = Math.max(last, id);
    // An id that the file gives to another key moves to it.
    if (!given.has(key) && !taken.has(id)) assigned.set(key, id);
  }
  for (const [key, id] of given) {
    last = Math.max(last, id);
    assigned.set(key, id);
  }
  return (key) => {
    const known = assigned.get(key);
    if (known !== undefined) return known;
    last += 1;
    assigned.set(key, last);
    return last;
  };
}
