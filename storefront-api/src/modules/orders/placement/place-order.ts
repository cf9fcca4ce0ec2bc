import { paths } from 'shared-contracts/routes';
import { createHash } from 'node:crypto';
import type { ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { shopperOwnerKey } from './shopper-owner-key.ts';
import type { CheckoutShopper } from '../../checkout/shopper.ts';
import { crashPoint } from '../crash-point.ts';
import { draftOrReplay, type PlaceOrderInput } from './draft-order.ts';
import type { OrderServices } from '../order-services.ts';
import { payAttempt } from '../payment/pay-attempt.ts';
import { claimKey, findOrder, type AttemptRow, type OrderRow } from '../repository.ts';

type PlacedOrder = ResponseOf<'place-order'>;

/** An attempt whose call is this young may still be answered by the process that has begun it. */
const callMs = 30_000;

/** Places the order of the shopper's basket. The same key answers with the same order, also after a crash of the process. */
export async function placeOrder(
  db: Queryable,
  shopper: CheckoutShopper,
  input: PlaceOrderInput,
  services: OrderServices,
): Promise<PlacedOrder> {
  const { owner, now } = shopper;
  if (owner === null) throw new ShopError('not_found');
  const key = { key: input.idempotencyKey, owner: shopperOwnerKey(owner) };
  const requestHash = hashOf(input);
  const claimed = await claimKey(db, { ...key, requestHash, createdAt: now });
  if (claimed.requestHash !== requestHash) throw new ShopError('idempotency_key_reused');
  crashPoint('key-claimed');
  const drafted = await db.transaction((tx) => draftOrReplay(tx, { shopper, owner, input, services, key }));
  crashPoint('order-drafted');
  const { order, attempt, isNew } = drafted;
  if (!isNew && (attempt === null || !isAbandoned(attempt, now))) return answerOf(order, attempt);
  if (attempt === null) return answerOf(order, null);
  const paid = await payAttempt(db, attempt, order, services, now);
  const isDecided = paid.status !== 'pending';
  return answerOf((isDecided ? await findOrder(db, order.id) : null) ?? order, paid);
}

function hashOf(input: PlaceOrderInput): string {
  const fields = Object.entries(input).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** The process that has begun the attempt got no answer, probably because it was killed. */
function isAbandoned({ status, createdAt }: AttemptRow, now: Date): boolean {
  return status === 'started' && now.getTime() - createdAt.getTime() >= callMs;
}

/** Throws `payment_failed` for a rejected attempt, and `completion_in_progress` for one that is being made. */
function answerOf(order: OrderRow, attempt: AttemptRow | null): PlacedOrder {
  const { id: orderId, incrementId, state } = order;
  const page = paths.orderSuccess(orderId);
  if (state === 'placed' || state === 'completed') {
    return { orderId, incrementId, outcome: 'placed', redirect: page };
  }
  if (attempt?.status === 'started') throw new ShopError('completion_in_progress', { retryAfterSeconds: 1 });
  if (attempt?.status !== 'pending') throw new ShopError('payment_failed');
  const { redirect } = attempt;
  return redirect === null
    ? { orderId, incrementId, outcome: 'pending', redirect: page }
    : { orderId, incrementId, outcome: 'redirect', redirect };
}
