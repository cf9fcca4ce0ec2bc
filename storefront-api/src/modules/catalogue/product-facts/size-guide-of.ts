import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { categories, products } from '../../../db/schema/index.ts';
import { sizeGuideFor } from '../categories/size-guide-for.ts';

/** Returns the code of a category's size guide; null if it has none or does not exist. */
export async function categorySizeGuide(db: Queryable, categoryId: number): Promise<string | null> {
  const rows = await db
    .select({ code: categories.sizeGuide })
    .from(categories)
    .where(eq(categories.id, categoryId));
  return rows[0]?.code ?? null;
}

/** Returns the code of the size guide for the wearers of a product; null if there is none. */
export async function productSizeGuide(db: Queryable, productId: number): Promise<string | null> {
  const [row] = await db
    .select({
      audience: products.audience,
      sizeGuide: categories.sizeGuide,
      audienceSizeGuides: categories.audienceSizeGuides,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.id, productId));
  return row === undefined ? null : sizeGuideFor(row, row.audience);
}
