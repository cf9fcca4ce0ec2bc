import { avg, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { brandReviews, brands } from '../../../db/schema/index.ts';

export async function findBrand(db: Queryable, by: { id: number } | { slug: string }) {
  const key = 'id' in by ? eq(brands.id, by.id) : eq(brands.slug, by.slug);
  const rows = await db.select().from(brands).where(key);
  return rows[0] ?? null;
}

export function findReviews(db: Queryable, brandId: number, limit: number) {
  return db
    .select()
    .from(brandReviews)
    .where(eq(brandReviews.brandId, brandId))
    .orderBy(desc(brandReviews.createdAt), desc(brandReviews.id))
    .limit(limit);
}

export async function findRating(
  db: Queryable,
  brandId: number,
): Promise<{ average: number; count: number } | null> {
  const rows = await db
    .select({ average: avg(brandReviews.rating).mapWith(Number), count: count() })
    .from(brandReviews)
    .where(eq(brandReviews.brandId, brandId));
  const rating = rows[0];
  return rating === undefined || rating.count === 0 ? null : rating;
}
