import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { products } from '../../../db/schema/index.ts';

export interface BrandAndCategory {
  brandId: number;
  categoryId: number;
}

/** Returns brand and category of a product; null for an unknown product. */
export async function findBrandAndCategory(
  db: Queryable,
  productId: number,
): Promise<BrandAndCategory | null> {
  const rows = await db
    .select({ brandId: products.brandId, categoryId: products.categoryId })
    .from(products)
    .where(eq(products.id, productId));
  return rows[0] ?? null;
}
