import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { brandInterests, brands, customers, recentlyViewed } from '../../db/schema/index.ts';

export interface PersonalisationRestrictions {
  restrictEmailPersonalisation: boolean;
  restrictSitePersonalisation: boolean;
}

export async function updatePersonalisation(
  tx: Queryable,
  customerId: number,
  restrictions: PersonalisationRestrictions,
): Promise<void> {
  await tx.update(customers).set(restrictions).where(eq(customers.id, customerId));
}

export async function deleteViewed(tx: Queryable, customerId: number): Promise<void> {
  await tx.delete(recentlyViewed).where(eq(recentlyViewed.customerId, customerId));
}

export function findBrands(db: Queryable) {
  return db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .orderBy(asc(brands.searchName), asc(brands.id));
}

export async function findInterests(db: Queryable, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ brandId: brandInterests.brandId })
    .from(brandInterests)
    .where(eq(brandInterests.customerId, customerId));
  return rows.map(({ brandId }) => brandId);
}

/** Replaces the brands of a member. Ids of unknown brands are left out. */
export async function replaceInterests(
  tx: Queryable,
  customerId: number,
  brandIds: readonly number[],
): Promise<void> {
  await tx.delete(brandInterests).where(eq(brandInterests.customerId, customerId));
  if (brandIds.length === 0) return;
  const known = await tx
    .select({ brandId: brands.id })
    .from(brands)
    .where(inArray(brands.id, [...brandIds]));
  if (known.length > 0)
    await tx.insert(brandInterests).values(known.map(({ brandId }) => ({ customerId, brandId })));
}
