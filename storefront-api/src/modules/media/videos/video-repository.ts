import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { products, type ProductVideo } from '../../../db/schema/index.ts';

/** Finds a video that a product names. One that none names is not served, even if there is a file. */
export async function findNamedVideo(db: Queryable, key: string): Promise<ProductVideo | null> {
  const rows = await db
    .select({ video: products.video })
    .from(products)
    .where(sql`${products.video} ->> 'key' = ${key} and ${products.video} is not null`)
    .orderBy(products.id)
    .limit(1);
  return rows[0]?.video ?? null;
}
