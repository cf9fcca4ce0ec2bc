import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { variants } from '../../db/schema/index.ts';

/** Stock of a variant, including what baskets hold of it. */
export interface StockedVariant {
  sku: string;
  stock: number;
}

const lockedVariants = prepared((db) =>
  db
    .select({ id: variants.id, sku: variants.sku, stock: variants.stock })
    .from(variants)
    .where(sql`${variants.id} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(asc(variants.sku))
    .for('no key update')
    .prepare('locked_variants'),
);

/** Locks variants until the transaction ends. All locks are taken in the order of the SKUs, so that none is a deadlock. */
export async function lockVariants(
  tx: Queryable,
  variantIds: readonly number[],
): Promise<Map<number, StockedVariant>> {
  if (variantIds.length === 0) return new Map();
  const rows = await lockedVariants(tx).execute({ ids: idList(variantIds) });
  return new Map(rows.map(({ id, ...variant }) => [id, variant]));
}

/** Returns ids as a literal of an array: one statement for lists of any length. */
export function idList(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}
