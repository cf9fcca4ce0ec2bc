import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { storeOverrides } from '../../../db/schema/index.ts';

const overridesOf = prepared((db) =>
  db
    .select({ key: storeOverrides.key, value: storeOverrides.value })
    .from(storeOverrides)
    .where(eq(storeOverrides.storeId, sql.placeholder('storeId')))
    .prepare('store_overrides_of'),
);

export function findOverrides(db: Queryable, storeId: number) {
  return overridesOf(db).execute({ storeId });
}

/** Returns the overrides of several stores. */
export function findOverridesOfStores(db: Queryable, storeIds: readonly number[]) {
  return db
    .select()
    .from(storeOverrides)
    .where(inArray(storeOverrides.storeId, [...storeIds]));
}
