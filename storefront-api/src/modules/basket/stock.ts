import type { Queryable } from '../../db/client.ts';
import { mostOf } from './max-line-quantity.ts';
import { findStock, type BasketLine, type LineContent } from './line-repository.ts';

export function variantsOf({ variantId, parts }: Pick<LineContent, 'variantId' | 'parts'>): number[] {
  return variantId === null ? parts.map((part) => part.variantId) : [variantId];
}

/**
 * The most of a line that stock allows beside the other lines of the basket: a pair that is in a set is not
 * there for a line of its own.
 */
export async function mostPossible(
  tx: Queryable,
  content: Pick<LineContent, 'variantId' | 'parts'>,
  others: readonly BasketLine[],
): Promise<number> {
  const ids = variantsOf(content);
  const stock = await findStock(tx, ids);
  const taken = new Map<number, number>();
  for (const line of others) {
    for (const id of variantsOf(line)) taken.set(id, (taken.get(id) ?? 0) + line.qty);
  }
  return mostOf(Math.min(...ids.map((id) => (stock.get(id) ?? 0) - (taken.get(id) ?? 0))));
}
