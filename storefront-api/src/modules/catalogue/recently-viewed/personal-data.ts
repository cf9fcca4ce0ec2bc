import { desc, eq } from 'drizzle-orm';
import { products, recentlyViewed } from '../../../db/schema/index.ts';
import type { PersonalData } from '../../../personal-data.ts';

export const recentlyViewedData: PersonalData = {
  name: 'recentlyViewed',
  tables: [recentlyViewed],
  exportOf: (db, customerId) =>
    db
      .select({ productId: recentlyViewed.productId, sku: products.sku, viewedAt: recentlyViewed.viewedAt })
      .from(recentlyViewed)
      .innerJoin(products, eq(products.id, recentlyViewed.productId))
      .where(eq(recentlyViewed.customerId, customerId))
      .orderBy(desc(recentlyViewed.viewedAt)),
  async eraseOf(tx, customerId) {
    await tx.delete(recentlyViewed).where(eq(recentlyViewed.customerId, customerId));
  },
};
