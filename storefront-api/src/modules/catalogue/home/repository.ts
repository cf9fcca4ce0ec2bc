import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { brandInterests } from '../../../db/schema/index.ts';

/** Returns the ids of the brands that a member follows. */
export async function findFollowedBrands(db: Queryable, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ brandId: brandInterests.brandId })
    .from(brandInterests)
    .where(eq(brandInterests.customerId, customerId));
  return rows.map(({ brandId }) => brandId);
}
