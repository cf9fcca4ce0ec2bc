import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { mostOf } from './basket-answer.ts';
import {
  deleteBasket,
  findLines,
  lockBasket,
  lockOrCreateBasket,
  lockStock,
  putLine,
  touchBasket,
} from './repository.ts';

/**
 * Moves what a guest collected into the member's basket. Where both hold the same variant the guest's
 * quantity wins: it is the newer wish. What stock no longer allows is cut. To be called in a transaction;
 * a second call finds no guest basket and does nothing.
 */
export async function mergeGuestBasket(
  tx: Queryable,
  store: Store,
  sessionHash: string,
  customerId: number,
  now: Date,
): Promise<void> {
  const guest = await lockBasket(tx, { storeId: store.id, sessionHash });
  if (guest === null) return;
  const lines = await findLines(tx, guest.id);
  if (lines.length > 0) {
    const member = await lockOrCreateBasket(tx, { storeId: store.id, customerId }, now);
    const stock = await lockStock(
      tx,
      lines.map((line) => line.variantId),
    );
    for (const { productId, variantId, qty } of lines) {
      const possible = Math.min(qty, mostOf(stock.get(variantId) ?? 0));
      if (possible > 0) await putLine(tx, { basketId: member.id, productId, variantId, qty: possible });
    }
    await touchBasket(tx, member.id, now);
  }
  await deleteBasket(tx, guest.id);
}
