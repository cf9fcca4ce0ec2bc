import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { baskets, checkouts } from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';

/** What the member chose in the checkouts of all stores. */
export const checkoutData: PersonalData = {
  name: 'checkouts',
  tables: [checkouts],
  exportOf: (db, customerId) =>
    db
      .select({
        storeId: baskets.storeId,
        addressId: checkouts.addressId,
        methodCode: checkouts.methodCode,
        collectPointId: checkouts.collectPointId,
        phoneCollect: checkouts.phoneCollect,
        isBillingSame: checkouts.isBillingSame,
        billingAddressId: checkouts.billingAddressId,
        updatedAt: checkouts.updatedAt,
      })
      .from(checkouts)
      .innerJoin(baskets, eq(baskets.id, checkouts.basketId))
      .where(eq(baskets.customerId, customerId))
      .orderBy(asc(baskets.storeId)),
  async eraseOf(tx, customerId) {
    await tx.delete(checkouts).where(inArray(checkouts.basketId, basketsOf(tx, customerId)));
  },
};

function basketsOf(db: Queryable, customerId: number) {
  return db.select({ id: baskets.id }).from(baskets).where(eq(baskets.customerId, customerId));
}
