import type { Queryable } from '../../../db/client.ts';
import type { PaymentStatus } from '../../payments/payment-provider.ts';
import { releaseHolds } from '../../stock/holds.ts';
import type { AttemptRow } from '../attempt-repository.ts';
import type { OrderServices } from '../order-services.ts';
import type { OrderRow } from '../repository.ts';

export type SettleServices = Pick<OrderServices, 'reservations' | 'findStore' | 'records' | 'log'>;

export interface Settling {
  now: Date;
  /** The shopper waits for the answer, and needs no mail about it. */
  isShopperWaiting: boolean;
}

/** An attempt that is settled, with its order; both are locked. */
export interface Settlement {
  tx: Queryable;
  attempt: AttemptRow;
  order: OrderRow;
  services: SettleServices;
  settling: Settling;
}

/** The provider has not decided an attempt with one of these statuses. */
export const undecided: ReadonlySet<string> = new Set(['started', 'pending']);

export const isPlaced = ({ state }: OrderRow) => state === 'placed' || state === 'completed';

export function paymentStateOf(status: PaymentStatus): OrderRow['paymentState'] {
  return status === 'rejected' ? 'failed' : status;
}

/** Releases what an order has held and reserved: stock, points and uses of promotions. */
export async function releaseHoldsAndReservations({
  tx,
  order,
  services,
  settling,
}: Settlement): Promise<void> {
  await releaseHolds(tx, order.quoteId);
  const { id: orderId, customerId } = order;
  await services.reservations.release(tx, { orderId, customerId, now: settling.now });
}
