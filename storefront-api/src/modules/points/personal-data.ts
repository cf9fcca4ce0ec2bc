import { asc, eq } from 'drizzle-orm';
import { pointEntries } from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';

/** The ledger of reward points. */
export const pointData: PersonalData = {
  name: 'points',
  tables: [pointEntries],
  exportOf(db, customerId) {
    const { points, kind, orderId, createdAt, availableAt, expiresAt } = pointEntries;
    return db
      .select({ points, kind, orderId, createdAt, availableAt, expiresAt })
      .from(pointEntries)
      .where(eq(pointEntries.customerId, customerId))
      .orderBy(asc(pointEntries.id));
  },
  async eraseOf(tx, customerId) {
    await tx.delete(pointEntries).where(eq(pointEntries.customerId, customerId));
  },
};
