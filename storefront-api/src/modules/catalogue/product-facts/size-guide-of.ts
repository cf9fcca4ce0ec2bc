import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { categories, products } from '../../../db/schema/index.ts';

/** Code of the size guide of a category; null if it has none or does not exist. */
export async function categorySizeGuide(db: Queryable, categoryId: number): Promise<string | null> {
  const rows = await db
    .select({ code: categories.sizeGuide })
    .from(categories)
    .where(eq(categories.id, categoryId));
  return rows[0]?.code ?? null;
}

/** That of the product's own category. */
export async function productSizeGuide(db: Queryable, productId: number): Promise<string | null> {
  const rows = await db
    .select({ code: categories.sizeGuide })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.id, productId));
  return rows[0]?.code ?? null;
}
