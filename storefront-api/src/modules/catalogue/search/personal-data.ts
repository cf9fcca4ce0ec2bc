import { desc, eq } from 'drizzle-orm';
import { recentSearches } from '../../../db/schema/index.ts';
import type { PersonalData } from '../../../personal-data.ts';

export const recentSearchData: PersonalData = {
  name: 'recentSearches',
  tables: [recentSearches],
  async exportOf(db, customerId) {
    const rows = await db
      .select()
      .from(recentSearches)
      .where(eq(recentSearches.customerId, customerId))
      .orderBy(desc(recentSearches.searchedAt));
    return rows.map(({ customerId: _id, folded: _derived, ...search }) => search);
  },
  async eraseOf(tx, customerId) {
    await tx.delete(recentSearches).where(eq(recentSearches.customerId, customerId));
  },
};
