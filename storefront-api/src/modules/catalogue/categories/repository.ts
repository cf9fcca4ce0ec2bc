import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { categories } from '../../../db/schema/index.ts';

export async function findCategory(db: Queryable, by: { id: number } | { urlPath: string }) {
  const key = 'id' in by ? eq(categories.id, by.id) : eq(categories.urlPath, by.urlPath);
  const rows = await db.select().from(categories).where(key);
  return rows[0] ?? null;
}
