import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import type { OrderServices } from '../order-services.ts';
import { lockOrder, type LockedOrder } from './locked-order.ts';
import { findEvent, recordEvent, type Actor, type EventRow } from './order-events.ts';
import type { OperationRow } from './payment-operations.ts';
import { runOperation } from './run-operation.ts';

export interface ChangeRequest {
  orderId: number;
  actor: Actor;
  action: string;
  payload?: Readonly<Record<string, unknown>>;
  /** The same reference changes the order once. @default none */
  reference?: string;
}

/**
 * Changes an order under its lock, records who did it, and then calls the payment provider for the operations that the
 * change has written. Throws `not_found`, and `idempotency_key_reused` for the reference of another change.
 */
export async function changeOrder(
  db: Queryable,
  request: ChangeRequest,
  services: OrderServices,
  now: Date,
  change: (locked: LockedOrder) => Promise<readonly OperationRow[]>,
): Promise<'done' | 'repeated'> {
  const operations = await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, request.orderId, services, now);
    if (locked === null) throw new ShopError('not_found');
    if (await isRepeated(tx, request)) return null;
    const written = await change(locked);
    await recordEvent(tx, { ...request, now });
    return written;
  });
  if (operations === null) return 'repeated';
  // oxlint-disable-next-line no-await-in-loop -- a provider that is slow must not get all calls at once
  for (const operation of operations) await runOperation(db, operation, services, now);
  return 'done';
}

async function isRepeated(
  tx: Queryable,
  { orderId, reference, action, payload = {} }: ChangeRequest,
): Promise<boolean> {
  const event = reference === undefined ? null : await findEvent(tx, orderId, reference);
  if (event === null) return false;
  const isSame = event.action === action && isDeepStrictEqual(event.payload, asStored(payload));
  if (!isSame) throw new ShopError('idempotency_key_reused');
  return true;
}

/** As a column of JSON returns it. */
const asStored = (payload: EventRow['payload']): unknown => JSON.parse(JSON.stringify(payload)) as unknown;
