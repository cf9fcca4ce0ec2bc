import { lockPoints, releaseReserved, reservePoints, spendReserved } from '../points/points.ts';
import { recordPromotionUses, releasePromotionUses } from '../promotions/promotion-uses.ts';
import type { OrderReservations } from './reservations.ts';

/** Takes uses of promotions and points of members for orders. */
export const shopReservations: OrderReservations = {
  async reserve(tx, { orderId, customerId, sums, now }) {
    const promotionIds = sums.applied.map(({ promotionId }) => promotionId);
    const uses = await recordPromotionUses(tx, { orderId, customerId, promotionIds, now });
    if (uses === 'used_up') return 'changed';
    if (customerId === null || sums.points === 0) return 'reserved';
    await lockPoints(tx, customerId);
    const points = await reservePoints(tx, { customerId, orderId, now, points: sums.points });
    return points === 'insufficient' ? 'changed' : 'reserved';
  },

  async spend(tx, { orderId, customerId, points, promotionIds, now }) {
    // After a late payment both were released; the order was promised them, so that it takes a use beyond the limit too.
    await recordPromotionUses(tx, { orderId, customerId, promotionIds, now });
    if (customerId === null || points === 0) return;
    await reservePoints(tx, { customerId, orderId, now, points });
    await spendReserved(tx, { customerId, orderId, now });
  },

  async release(tx, { orderId, customerId, now }) {
    await releasePromotionUses(tx, orderId);
    if (customerId !== null) await releaseReserved(tx, { customerId, orderId, now });
  },
};
