import { asc, eq } from 'drizzle-orm';
import { promotions, promotionUses } from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';

/** The promotions that the orders of a member used. */
export const promotionUseData: PersonalData = {
  name: 'promotions',
  tables: [promotionUses],
  exportOf(db, customerId) {
    return db
      .select({ code: promotions.code, orderId: promotionUses.orderId, usedAt: promotionUses.usedAt })
      .from(promotionUses)
      .innerJoin(promotions, eq(promotions.id, promotionUses.promotionId))
      .where(eq(promotionUses.customerId, customerId))
      .orderBy(asc(promotionUses.id));
  },
  async eraseOf(tx, customerId) {
    // The uses still count against the limit of all.
    await tx.update(promotionUses).set({ customerId: null }).where(eq(promotionUses.customerId, customerId));
  },
};
