import { asc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { consentRecords, consentWordings } from '../../db/schema/index.ts';

/** Stores what a version says in a store, once. */
export async function insertWording(
  tx: Queryable,
  wording: typeof consentWordings.$inferInsert,
): Promise<void> {
  await tx.insert(consentWordings).values(wording).onConflictDoNothing();
}

export async function insertRecord(tx: Queryable, record: typeof consentRecords.$inferInsert): Promise<void> {
  await tx.insert(consentRecords).values(record);
}

/** Returns the records of a member, the first one first. */
export function findRecords(db: Queryable, customerId: number) {
  return db
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.customerId, customerId))
    .orderBy(asc(consentRecords.givenAt), asc(consentRecords.id));
}

export async function removeCustomer(tx: Queryable, customerId: number): Promise<void> {
  await tx.update(consentRecords).set({ customerId: null }).where(eq(consentRecords.customerId, customerId));
}

export async function deleteRecordsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(consentRecords).where(lt(consentRecords.givenAt, before));
}
