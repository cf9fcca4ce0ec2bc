import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { addCode, findCodes } from './codes-repository.ts';
import { findLines, putLine } from './lines/line-repository.ts';
import { changeOrCreateBasket, deleteBasket, findBasketSessions, lockBasket } from './repository.ts';
import { availableQuantity } from './lines/stock.ts';

/**
 * Moves the lines of a guest's basket into the member's. The guest's quantity replaces that of an equal line, because
 * it is newer, and is reduced to the available stock. The codes are kept too. Must be called in a transaction. Does nothing if the guest has no
 * basket.
 */
export async function mergeGuestBasket(
  tx: Queryable,
  store: Pick<Store, 'id'>,
  sessionHash: string,
  customerId: number,
  now: Date,
): Promise<void> {
  const guest = await lockBasket(tx, { storeId: store.id, sessionHash });
  if (guest === null) return;
  const guestLines = await findLines(tx, guest.id);
  const codes = await findCodes(tx, guest.id);
  if (guestLines.length > 0 || codes.length > 0) {
    const member = await changeOrCreateBasket(tx, { storeId: store.id, customerId }, now);
    for (const { id: _id, qty, ...content } of guestLines) {
      // oxlint-disable no-await-in-loop -- each line reduces the stock for the next one
      const lines = await findLines(tx, member.id);
      const others = lines.filter((line) => line.contentKey !== content.contentKey);
      const acceptedQty = Math.min(qty, await availableQuantity(tx, content, others));
      if (acceptedQty > 0) await putLine(tx, member.id, content, acceptedQty);
      // oxlint-enable no-await-in-loop
    }
    // oxlint-disable-next-line no-await-in-loop -- one transaction executes one query after another
    for (const code of codes) await addCode(tx, member.id, code);
  }
  await deleteBasket(tx, guest.id);
}

/**
 * Merges the baskets that a member filled in sessions which were a guest's until the address was confirmed. Must be
 * called in a transaction.
 */
export async function mergeBasketsOfSessions(tx: Queryable, customerId: number, now: Date): Promise<void> {
  for (const { storeId, sessionHash } of await findBasketSessions(tx, customerId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction executes one query after another
    await mergeGuestBasket(tx, { id: storeId }, sessionHash, customerId, now);
  }
}
