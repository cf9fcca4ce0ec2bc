import type { Queryable } from '../../../db/client.ts';
import { maxLineQuantity } from './max-line-quantity.ts';
import { findStock } from '../../stock/read-stock.ts';
import { variantIdsOf, type BasketLine, type LineContent } from './line-repository.ts';

/**
 * Returns the maximum quantity of a line, given the other lines of the basket: a variant in a bundle is not available
 * for another line.
 */
export async function availableQuantity(
  tx: Queryable,
  content: Pick<LineContent, 'variantId' | 'parts'>,
  others: readonly BasketLine[],
): Promise<number> {
  const ids = variantIdsOf(content);
  const leftOf = await findLeft(tx, ids, others);
  return maxLineQuantity(Math.min(...ids.map(leftOf)));
}

/** Returns the parts of a bundle of which fewer pieces are left than are asked for; none for any other product. */
export async function shortParts(
  tx: Queryable,
  { parts }: Pick<LineContent, 'parts'>,
  others: readonly BasketLine[],
  qty: number,
): Promise<number[]> {
  if (parts.length === 0) return [];
  const leftOf = await findLeft(
    tx,
    parts.map(({ variantId }) => variantId),
    others,
  );
  return parts.filter(({ variantId }) => leftOf(variantId) < qty).map(({ partId }) => partId);
}

/** Returns a function of the pieces of a variant that no other line of the basket has. */
async function findLeft(
  tx: Queryable,
  ids: number[],
  others: readonly BasketLine[],
): Promise<(id: number) => number> {
  const stock = await findStock(tx, ids);
  const taken = new Map<number, number>();
  for (const line of others) {
    for (const id of variantIdsOf(line)) taken.set(id, (taken.get(id) ?? 0) + line.qty);
  }
  return (id) => (stock.get(id) ?? 0) - (taken.get(id) ?? 0);
}
