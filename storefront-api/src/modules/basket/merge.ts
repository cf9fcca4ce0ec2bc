import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { findLines, putLine } from './line-repository.ts';
import { changeOrCreateBasket, deleteBasket, lockBasket } from './repository.ts';
import { mostPossible } from './stock.ts';

/**
 * Moves what a guest collected into the member's basket. Where both hold the same content the guest's
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
  const wishes = await findLines(tx, guest.id);
  if (wishes.length > 0) {
    const member = await changeOrCreateBasket(tx, { storeId: store.id, customerId }, now);
    for (const { id: _id, qty, ...content } of wishes) {
      // oxlint-disable no-await-in-loop -- each line takes from what the ones before it left
      const lines = await findLines(tx, member.id);
      const others = lines.filter((line) => line.contentKey !== content.contentKey);
      const possible = Math.min(qty, await mostPossible(tx, content, others));
      if (possible > 0) await putLine(tx, member.id, content, possible);
      // oxlint-enable no-await-in-loop
    }
  }
  await deleteBasket(tx, guest.id);
}
