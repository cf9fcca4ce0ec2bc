import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { baskets } from '../../db/schema/index.ts';
import { findLines, putLine, variantIdsOf, type BasketLine } from './lines/line-repository.ts';
import {
  deleteBasket,
  findBasket,
  incrementBasketVersion,
  lockBasket,
  type BasketOwner,
  type BasketRow,
} from './repository.ts';

export type { BasketLine, BasketOwner, BasketRow };
export { variantIdsOf };

/** Access to baskets for the checkout, which changes what the basket costs, and in the end takes its content. */

export function basketOfOwner(db: Queryable, owner: BasketOwner): Promise<BasketRow | null> {
  return findBasket(db, owner);
}

/** Locks the basket until the transaction ends, so that changes of basket and checkout are serialised. */
export function lockBasketOfOwner(tx: Queryable, owner: BasketOwner): Promise<BasketRow | null> {
  return lockBasket(tx, owner);
}

const lockedBasket = prepared((db) =>
  db
    .select()
    .from(baskets)
    .where(eq(baskets.id, sql.placeholder('basketId')))
    .for('update')
    .prepare('locked_basket_by_id'),
);

/** Locks a basket by its id; null if it does not exist any more. */
export async function lockBasketById(tx: Queryable, basketId: number): Promise<BasketRow | null> {
  const rows = await lockedBasket(tx).execute({ basketId });
  return rows[0] ?? null;
}

/** Increments the version of a basket whose checkout has changed. */
export function markCheckoutChanged(tx: Queryable, basketId: number, now: Date): Promise<void> {
  return incrementBasketVersion(tx, basketId, now);
}

/** Returns what the lines consist of. */
export function contentOfBasket(db: Queryable, basketId: number): Promise<BasketLine[]> {
  return findLines(db, basketId);
}

/**
 * Deletes a basket that was ordered. What the shopper has added since then goes into a new basket: a basket becomes one
 * order at most.
 */
export async function takeOrderedBasket(
  tx: Queryable,
  basket: BasketRow,
  ordered: readonly { contentKey: string; qty: number }[],
  now: Date,
): Promise<void> {
  const qtyOf = new Map(ordered.map(({ contentKey, qty }) => [contentKey, qty]));
  const left = (await findLines(tx, basket.id)).flatMap((line) => {
    const qty = line.qty - (qtyOf.get(line.contentKey) ?? 0);
    return qty > 0 ? [{ line, qty }] : [];
  });
  await deleteBasket(tx, basket.id);
  if (left.length === 0) return;
  const { storeId, customerId, sessionHash, version } = basket;
  const [created] = await tx
    .insert(baskets)
    .values({ storeId, customerId, sessionHash, version: version + 1, updatedAt: now })
    .returning();
  if (created === undefined) throw new Error('The insert of the basket returned no row');
  for (const { line, qty } of left) {
    const { id: _id, qty: _qty, ...content } = line;
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await putLine(tx, created.id, content, qty);
  }
}
