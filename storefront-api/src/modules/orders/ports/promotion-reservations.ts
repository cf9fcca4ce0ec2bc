import { lockAccount } from '../../accounts/service.ts';
import { releaseReserved, reservePoints, spendReserved } from '../../points/points.ts';
import { recordPromotionUses, releasePromotionUses } from '../../promotions/promotion-uses.ts';
import type { OrderReservations } from './reservations.ts';

/** Uses of promotions are recorded, and points reserved, when an order is drafted. */
export const promotionReservations: OrderReservations = {
  async reserve(tx, { orderId, customerId, now, points, promotionIds }) {
    if (promotionIds.length === 0 && points === 0) return 'reserved';
    // The member before the promotions in every transaction, or two orders could wait for each other.
    if (customerId !== null) await lockAccount(tx, customerId);
    const uses = await recordPromotionUses(tx, { orderId, customerId, promotionIds, now });
    if (uses === 'used_up') return 'changed';
    if (customerId === null || points === 0) return 'reserved';
    const reserved = await reservePoints(tx, { customerId, orderId, points, now });
    return reserved === 'reserved' ? 'reserved' : 'changed';
  },
  async spend(tx, { orderId, customerId, now }) {
    if (customerId !== null) await spendReserved(tx, { customerId, orderId, now });
  },
  async release(tx, { orderId, customerId, now }) {
    await releasePromotionUses(tx, orderId);
    if (customerId !== null) await releaseReserved(tx, { customerId, orderId, now });
  },
};
