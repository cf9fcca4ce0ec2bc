import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { addCode, findCodes } from './codes-repository.ts';
import type { MergeNotice } from '../../db/schema/index.ts';
import { findLines, putLine, type BasketLine } from './lines/line-repository.ts';
import { changeOrCreateBasket, deleteBasket, findBasketSessions, lockBasket } from './repository.ts';
import { availableQuantity } from './lines/stock.ts';

/**
 * Moves the lines of a guest's basket into the member's. The guest's quantity replaces that of an equal line, because
 * it is newer, and is reduced to the available stock. The codes are kept too. Returns what the member may not expect of
 * this. Must be called in a transaction. Does nothing if the guest has no basket.
 */
export async function mergeGuestBasket(
  tx: Queryable,
  store: Pick<Store, 'id'>,
  sessionHash: string,
  customerId: number,
  now: Date,
): Promise<MergeNotice[]> {
  const guest = await lockBasket(tx, { storeId: store.id, sessionHash });
  if (guest === null) return [];
  const notices: MergeNotice[] = [];
  const guestLines = await findLines(tx, guest.id);
  const codes = await findCodes(tx, guest.id);
  if (guestLines.length > 0 || codes.length > 0) {
    const member = await changeOrCreateBasket(tx, { storeId: store.id, customerId }, now);
    for (const line of guestLines) {
      // oxlint-disable-next-line no-await-in-loop -- each line reduces the stock for the next one
      notices.push(...(await mergeLine(tx, member.id, line)));
    }
    // oxlint-disable-next-line no-await-in-loop -- one transaction executes one query after another
    for (const code of codes) await addCode(tx, member.id, code);
    if (codes.length > 0) notices.push({ kind: 'codes', codes });
  }
  await deleteBasket(tx, guest.id);
  return notices;
}

async function mergeLine(
  tx: Queryable,
  basketId: number,
  { id: _id, qty, ...content }: BasketLine,
): Promise<MergeNotice[]> {
  const lines = await findLines(tx, basketId);
  const existing = lines.find((line) => line.contentKey === content.contentKey);
  const others = lines.filter((line) => line !== existing);
  const acceptedQty = Math.min(qty, await availableQuantity(tx, content, others));
  const { productId } = content;
  if (acceptedQty <= 0) return [{ kind: 'sold_out', productId }];
  await putLine(tx, basketId, content, acceptedQty);
  if (acceptedQty < qty) return [{ kind: 'capped', productId, qty: acceptedQty }];
  const isChanged = existing !== undefined && existing.qty !== acceptedQty;
  return isChanged ? [{ kind: 'quantity', productId, qty: acceptedQty }] : [];
}

/**
 * Merges the baskets that a member filled in sessions which were a guest's until the address was confirmed, or the
 * password was reset. Has no notices: the page that follows is about the account. Must be called in a transaction.
 */
export async function mergeBasketsOfSessions(tx: Queryable, customerId: number, now: Date): Promise<void> {
  for (const { storeId, sessionHash } of await findBasketSessions(tx, customerId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction executes one query after another
    await mergeGuestBasket(tx, { id: storeId }, sessionHash, customerId, now);
  }
}
