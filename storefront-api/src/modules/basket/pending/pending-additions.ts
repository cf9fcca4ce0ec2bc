import { createHash } from 'node:crypto';
import { clientNetwork } from 'shared-contracts/client-network';
import type { ErrorCode } from 'shared-contracts/errors';
import { fittingAnswersSchema } from 'shared-contracts/forms/fitting';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../../db/client.ts';
import type { RequestedAddition } from '../../../db/schema/index.ts';
import { ShopError } from '../../../shop-error.ts';
import { marketOf } from '../../catalogue/context.ts';
import { toLineContent, type AddItemInput } from '../lines/line-content.ts';
import { findLines, putLine } from '../lines/line-repository.ts';
import { insertPending, pendingLifetimeMs, takePending } from './pending-repository.ts';
import { changeOrCreateBasket } from '../repository.ts';
import { availableQuantity } from '../lines/stock.ts';
import { requireRoom, type OrderSize } from '../order-limits.ts';
import { readConfig } from '../../stores/config/service.ts';

export interface PendingContext {
  store: Store;
  /** Network address of the guest. */
  address: string;
  now: Date;
}

/**
 * Returns the addition with all answers for the workshop; null if the store does not sell the product or an option is
 * missing.
 */
export async function completeAddition(
  db: Queryable,
  addition: AddItemInput & { quantity: number },
  { store, now }: Pick<PendingContext, 'store' | 'now'>,
): Promise<RequestedAddition | null> {
  try {
    const content = await toLineContent(db, addition, { market: marketOf(store, null), now });
    const { productId, quantity, options, bundleOptions } = addition;
    const stored = { productId, quantity, options, bundleOptions };
    return content.fittingForm === null
      ? stored
      : { ...stored, fittingForm: fittingAnswersSchema.parse(content.fittingForm) };
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}

export async function savePendingAddition(
  db: Queryable,
  tokenHash: string,
  addition: RequestedAddition,
  { store, address, now }: PendingContext,
): Promise<void> {
  const row = {
    tokenHash,
    productId: addition.productId,
    storeId: store.id,
    addition,
    addressHash: createHash('sha256')
      .update(`pending-addition\n${clientNetwork(address)}`)
      .digest('hex'),
    createdAt: now,
    expiresAt: new Date(now.getTime() + pendingLifetimeMs),
  };
  await db.transaction((tx) => insertPending(tx, row));
}

/** Result of one pending addition. `code` is set if less was added than requested. */
export interface AppliedAddition {
  productId: number;
  /** Null if nothing was added. */
  lineId: number | null;
  /** Pieces added. */
  quantity: number;
  code: ErrorCode | null;
}

/**
 * Adds the products that the browser requested before sign-in. Must be called in the transaction of the sign-in, so
 * that each row is deleted if and only if its product was added.
 */
export async function applyPendingAdditions(
  tx: Queryable,
  tokenHash: string,
  member: { store: Store; customerId: number; now: Date },
): Promise<AppliedAddition[]> {
  const rows = await takePending(tx, tokenHash, member.store.id, member.now);
  const outcomes: AppliedAddition[] = [];
  const { orderLimits } = (await readConfig(tx, member.store)).config;
  for (const { addition } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- each addition reduces the stock for the next one
    outcomes.push(await applyAddition(tx, addition, { ...member, size: orderLimits }));
  }
  return outcomes;
}

async function applyAddition(
  tx: Queryable,
  addition: RequestedAddition,
  { store, customerId, size, now }: { store: Store; customerId: number; size: OrderSize; now: Date },
): Promise<AppliedAddition> {
  const { productId, quantity } = addition;
  const nothing = { productId, lineId: null, quantity: 0 };
  try {
    // The price list of a group has all products of its store's: a guest's additions can be checked against the latter.
    const content = await toLineContent(tx, addition, { market: marketOf(store, null), now });
    const basket = await changeOrCreateBasket(tx, { storeId: store.id, customerId }, now);
    const lines = await findLines(tx, basket.id);
    const existing = lines.find((line) => line.contentKey === content.contentKey);
    const others = lines.filter((line) => line !== existing);
    const before = existing?.qty ?? 0;
    const after = Math.min(before + quantity, await availableQuantity(tx, content, others));
    if (after <= before) return { ...nothing, code: 'out_of_stock' };
    requireRoom(others, after, size);
    const lineId = await putLine(tx, basket.id, content, after);
    const added = after - before;
    return { productId, lineId, quantity: added, code: added < quantity ? 'out_of_stock' : null };
  } catch (error) {
    if (error instanceof ShopError) return { ...nothing, code: error.code };
    throw error;
  }
}
