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
  const stock = await findStock(tx, ids);
  const taken = new Map<number, number>();
  for (const line of others) {
    for (const id of variantIdsOf(line)) taken.set(id, (taken.get(id) ?? 0) + line.qty);
  }
  return maxLineQuantity(Math.min(...ids.map((id) => (stock.get(id) ?? 0) - (taken.get(id) ?? 0))));
}
