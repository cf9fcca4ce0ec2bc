import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { storeOverrides } from '../../../db/schema/index.ts';

export function findOverrides(db: Queryable, storeId: number) {
  return db
    .select({ key: storeOverrides.key, value: storeOverrides.value })
    .from(storeOverrides)
    .where(eq(storeOverrides.storeId, storeId));
}
