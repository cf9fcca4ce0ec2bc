import type { Queryable } from '../../../db/client.ts';

interface ReservingOrder {
  orderId: number;
  /** Null for a guest. */
  customerId: number | null;
  now: Date;
}

/** Uses of promotions, and points of members, that an order takes. Every call works a second time without effect. */
export interface OrderReservations {
  /** Takes points and uses while the order is being paid. `changed`: another order has taken them meanwhile. */
  reserve(
    tx: Queryable,
    order: ReservingOrder & { points: number; promotionIds: readonly number[] },
  ): Promise<'reserved' | 'changed'>;
  /** The order is placed. */
  spend(tx: Queryable, order: ReservingOrder): Promise<void>;
  /** The order is not placed. */
  release(tx: Queryable, order: ReservingOrder): Promise<void>;
}
