import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { basketCodes } from '../../db/schema/index.ts';

const codesOf = prepared((db) =>
  db
    .select({ code: basketCodes.code })
    .from(basketCodes)
    .where(eq(basketCodes.basketId, sql.placeholder('basketId')))
    .orderBy(asc(basketCodes.position), asc(basketCodes.code))
    .prepare('codes_of_basket'),
);

/** Returns the codes of a basket in the order of their entry. */
export async function findCodes(db: Queryable, basketId: number): Promise<string[]> {
  const rows = await codesOf(db).execute({ basketId });
  return rows.map(({ code }) => code);
}

/** Adds a code at the end. Does nothing if the basket has it. */
export async function addCode(tx: Queryable, basketId: number, code: string): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from basket_codes where basket_id = ${basketId})`;
  await tx.insert(basketCodes).values({ basketId, code, position }).onConflictDoNothing();
}

/** Returns whether the basket had the code. */
export async function removeCode(tx: Queryable, basketId: number, code: string): Promise<boolean> {
  const removed = await tx
    .delete(basketCodes)
    .where(and(eq(basketCodes.basketId, basketId), eq(basketCodes.code, code)))
    .returning();
  return removed.length > 0;
}
