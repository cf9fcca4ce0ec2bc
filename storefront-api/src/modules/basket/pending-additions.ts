import { createHash } from 'node:crypto';
import { clientNetwork } from 'shared-contracts/client-network';
import type { ErrorCode } from 'shared-contracts/errors';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import type { RequestedAddition } from '../../db/schema/index.ts';
import { ShopError } from '../../shop-error.ts';
import { contentOf, type Wish } from './line-content.ts';
import { findLines, putLine } from './line-repository.ts';
import { insertPending, pendingLifetimeMs, takePending } from './pending-repository.ts';
import { changeOrCreateBasket } from './repository.ts';
import { mostPossible } from './stock.ts';

export interface PendingContext {
  store: Store;
  /** Network address of the guest. */
  address: string;
  now: Date;
}

/** False where no line could hold it: an option is missing, or the product is unknown. */
export async function isValidAddition(db: Queryable, addition: RequestedAddition): Promise<boolean> {
  try {
    await contentOf(db, addition as Wish);
    return true;
  } catch (error) {
    if (error instanceof ShopError) return false;
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

/** How one pending addition ended. `code` is set where less was added than asked for. */
export interface AppliedAddition {
  productId: number;
  /** Null where nothing was added. */
  lineId: number | null;
  /** Pieces added. */
  quantity: number;
  code: ErrorCode | null;
}

/**
 * Adds what the browser asked for before it signed in. To be called in the transaction that signs in: the rows are
 * deleted with the additions, so that nothing is added twice and nothing is lost.
 */
export async function applyPendingAdditions(
  tx: Queryable,
  tokenHash: string,
  member: { store: Store; customerId: number; now: Date },
): Promise<AppliedAddition[]> {
  const rows = await takePending(tx, tokenHash, member.store.id, member.now);
  const outcomes: AppliedAddition[] = [];
  for (const { addition } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- each takes from the stock that the ones before it left
    outcomes.push(await applyAddition(tx, addition, member));
  }
  return outcomes;
}

async function applyAddition(
  tx: Queryable,
  addition: RequestedAddition,
  { store, customerId, now }: { store: Store; customerId: number; now: Date },
): Promise<AppliedAddition> {
  const { productId, quantity } = addition;
  const nothing = { productId, lineId: null, quantity: 0 };
  try {
    const content = await contentOf(tx, addition as Wish);
    const basket = await changeOrCreateBasket(tx, { storeId: store.id, customerId }, now);
    const lines = await findLines(tx, basket.id);
    const present = lines.find((line) => line.contentKey === content.contentKey);
    const others = lines.filter((line) => line !== present);
    const before = present?.qty ?? 0;
    const after = Math.min(before + quantity, await mostPossible(tx, content, others));
    if (after <= before) return { ...nothing, code: 'out_of_stock' };
    const lineId = await putLine(tx, basket.id, content, after);
    const added = after - before;
    return { productId, lineId, quantity: added, code: added < quantity ? 'out_of_stock' : null };
  } catch (error) {
    if (error instanceof ShopError) return { ...nothing, code: error.code };
    throw error;
  }
}
