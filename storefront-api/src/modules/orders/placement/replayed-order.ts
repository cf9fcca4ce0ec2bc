import type { ParsedRequestOf } from 'shared-contracts/api';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import type { BasketOwner, BasketRow } from '../../basket/basket-access.ts';
import type { CheckoutShopper } from '../../checkout/shopper.ts';
import { findAttempt, lastAttempt, type AttemptRow } from '../attempt-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { findOrder, type OrderRow } from '../repository.ts';
import { findKey } from './key-repository.ts';

export type PlaceOrderInput = ParsedRequestOf<'place-order'>;

export interface DraftRequest {
  shopper: CheckoutShopper;
  owner: BasketOwner;
  input: PlaceOrderInput;
  services: OrderServices;
  key: { key: string; owner: string };
}

/** An order, and what it is paid with. */
export interface Replayed {
  order: OrderRow;
  /** Null for an order that costs nothing. */
  attempt: AttemptRow | null;
}

/** Returns the order that an earlier call with this key has begun; null if there is none. */
export async function orderOfKey(tx: Queryable, key: DraftRequest['key']): Promise<Replayed | null> {
  const row = await findKey(tx, key);
  const order = row?.orderId ? await findOrder(tx, row.orderId) : null;
  if (order === null) return null;
  return { order, attempt: row?.attemptId ? await findAttempt(tx, row.attemptId) : null };
}

/**
 * Returns the order that a call with another key has made of this basket, as from another tab; null if the shopper may order
 * the basket, again or in another way. Throws `completion_in_progress` while such a call is under way.
 */
export async function orderOfBasket(
  tx: Queryable,
  order: OrderRow | null,
  basket: BasketRow | null,
  { owner, input }: DraftRequest,
): Promise<Replayed | null> {
  if (order === null || !isOwn(order, owner)) return null;
  const attempt = await lastAttempt(tx, order.id);
  if (order.state === 'placed' || order.state === 'completed') return { order, attempt };
  const isUndecided = attempt?.status === 'started' || attempt?.status === 'pending';
  if (!isUndecided) return null;
  // A shopper who left the provider's page may pay in another way. The sweeper voids the first payment if it is made.
  const canPayAgain = attempt.redirect !== null && basket !== null;
  if (!canPayAgain) throw new ShopError('completion_in_progress', { retryAfterSeconds: 1 });
  const isSame = order.basketVersion === input.version && order.paymentCode === input.methodCode;
  return isSame ? { order, attempt } : null;
}

function isOwn(order: OrderRow, owner: BasketOwner): boolean {
  return 'customerId' in owner
    ? order.customerId === owner.customerId
    : order.sessionHash === owner.sessionHash;
}
