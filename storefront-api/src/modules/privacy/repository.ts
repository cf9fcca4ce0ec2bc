import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { accountDeletions, dataExportParts, dataExports } from '../../db/schema/index.ts';

export type ExportRow = typeof dataExports.$inferSelect;
export type DeletionRow = typeof accountDeletions.$inferSelect;

export async function findExport(db: Queryable, customerId: number): Promise<ExportRow | null> {
  const rows = await db.select().from(dataExports).where(eq(dataExports.customerId, customerId));
  return rows[0] ?? null;
}

/** Stores a request in place of an earlier one, whose content is deleted. */
export async function replaceExport(
  tx: Queryable,
  request: Pick<ExportRow, 'customerId' | 'storeId' | 'requestedAt'>,
): Promise<void> {
  await deleteExport(tx, request.customerId);
  await tx.insert(dataExports).values({ ...request, dueAt: request.requestedAt });
}

/** Returns a member whose export may be prepared now; null if there is none. */
export async function findDueExport(db: Queryable, now: Date): Promise<number | null> {
  const rows = await db
    .select({ customerId: dataExports.customerId })
    .from(dataExports)
    .where(and(isNull(dataExports.expiresAt), lte(dataExports.dueAt, now)))
    .orderBy(asc(dataExports.dueAt))
    .limit(1);
  return rows[0]?.customerId ?? null;
}

export async function insertPart(tx: Queryable, part: typeof dataExportParts.$inferInsert): Promise<void> {
  await tx.insert(dataExportParts).values(part);
}

/** Returns the number of parts of an export; zero if it was deleted meanwhile. */
export function countParts(db: Queryable, { customerId }: ExportRow): Promise<number> {
  return db.$count(dataExportParts, eq(dataExportParts.customerId, customerId));
}

/** Returns a part of an export; null if it was deleted or replaced meanwhile. */
export async function findPart(db: Queryable, { customerId, requestedAt }: ExportRow, position: number) {
  const rows = await db
    .select({ name: dataExportParts.name, content: dataExportParts.content })
    .from(dataExportParts)
    .innerJoin(dataExports, eq(dataExports.customerId, dataExportParts.customerId))
    .where(
      and(
        eq(dataExportParts.customerId, customerId),
        eq(dataExportParts.position, position),
        // Not of an export that has replaced this one meanwhile.
        eq(dataExports.requestedAt, requestedAt),
      ),
    );
  return rows[0] ?? null;
}

export async function updateExport(
  db: Queryable,
  customerId: number,
  changes: Partial<typeof dataExports.$inferInsert>,
): Promise<void> {
  await db.update(dataExports).set(changes).where(eq(dataExports.customerId, customerId));
}

/** Deletes an export with its parts. */
export async function deleteExport(tx: Queryable, customerId: number): Promise<void> {
  await tx.delete(dataExports).where(eq(dataExports.customerId, customerId));
}

export async function deleteExpiredExports(db: Queryable, now: Date): Promise<void> {
  await db.delete(dataExports).where(lte(dataExports.expiresAt, now));
}

export async function findDeletion(db: Queryable, customerId: number): Promise<DeletionRow | null> {
  const rows = await db.select().from(accountDeletions).where(eq(accountDeletions.customerId, customerId));
  return rows[0] ?? null;
}

export async function insertDeletion(
  tx: Queryable,
  deletion: typeof accountDeletions.$inferInsert,
): Promise<void> {
  await tx.insert(accountDeletions).values(deletion);
}

/** Returns a member whose account may be deleted now; null if there is none. */
export async function findDueDeletion(db: Queryable, now: Date): Promise<number | null> {
  const rows = await db
    .select({ customerId: accountDeletions.customerId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, now))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(1);
  return rows[0]?.customerId ?? null;
}

export async function updateDeletion(
  db: Queryable,
  customerId: number,
  changes: Partial<typeof accountDeletions.$inferInsert>,
): Promise<void> {
  await db.update(accountDeletions).set(changes).where(eq(accountDeletions.customerId, customerId));
}
