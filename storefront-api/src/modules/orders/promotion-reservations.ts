import { releaseReserved, reservePoints, spendReserved } from '../points/points.ts';
import { recordPromotionUses, releasePromotionUses } from '../promotions/promotion-uses.ts';
import type { OrderReservations } from './reservations.ts';

/** Uses of promotions are recorded, and points reserved, when an order is drafted. */
export const promotionReservations: OrderReservations = {
  async reserve(tx, { orderId, customerId, now, sums }) {
    const promotionIds = sums.applied.map(({ promotionId }) => promotionId);
    const uses = await recordPromotionUses(tx, { orderId, customerId, promotionIds, now });
    if (uses === 'used_up') return 'changed';
    if (customerId === null || sums.points === 0) return 'reserved';
    const points = await reservePoints(tx, { customerId, orderId, points: sums.points, now });
    return points === 'reserved' ? 'reserved' : 'changed';
  },
  async spend(tx, { orderId, customerId, points, promotionIds, now }) {
    // Only after a late payment is there anything to take. The shop then stands by its price if another order was faster.
    await recordPromotionUses(tx, { orderId, customerId, promotionIds, now });
    if (customerId === null) return;
    await reservePoints(tx, { customerId, orderId, points, now });
    await spendReserved(tx, { customerId, orderId, now });
  },
  async release(tx, { orderId, customerId, now }) {
    await releasePromotionUses(tx, orderId);
    if (customerId !== null) await releaseReserved(tx, { customerId, orderId, now });
  },
};
