import type { Queryable } from '../../db/client.ts';
import type { OrderSums } from '../pricing/order-sums.ts';

interface ReservingOrder {
  orderId: number;
  /** Null for a guest. */
  customerId: number | null;
  now: Date;
}

/** Uses of promotions, and points of members, that an order takes. Every call works a second time without effect. */
export interface OrderReservations {
  /** Takes what the sums apply, while the order is being paid. `changed`: another order has taken it meanwhile. */
  reserve(tx: Queryable, order: ReservingOrder & { sums: OrderSums }): Promise<'reserved' | 'changed'>;
  /** The order is placed. After a late payment what it takes was released, and is taken again. */
  spend(
    tx: Queryable,
    order: ReservingOrder & { points: number; promotionIds: readonly number[] },
  ): Promise<void>;
  /** The order is not placed. */
  release(tx: Queryable, order: ReservingOrder): Promise<void>;
}
