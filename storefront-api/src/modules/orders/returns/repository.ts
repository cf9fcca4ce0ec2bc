import { randomInt } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { returnItems, returns } from '../../../db/schema/index.ts';

export type ReturnItemRow = typeof returnItems.$inferSelect;

export interface Return extends Readonly<typeof returns.$inferSelect> {
  items: readonly ReturnItemRow[];
}

type ReturnItemKey = Pick<ReturnItemRow, 'returnId' | 'orderItemId'>;

export type NewReturn = Omit<typeof returns.$inferInsert, 'id' | 'code'>;
export type NewReturnItem = Omit<typeof returnItems.$inferInsert, 'returnId'>;

/** Without characters that look like others. */
const codeCharacters = 'ACDEFGHJKLMNPQRTUVWXY3479';
const codeLength = 9;

/** Writes a return, whose order must be locked. */
export async function insertReturn(
  tx: Queryable,
  values: NewReturn,
  items: readonly NewReturnItem[],
): Promise<Return> {
  const [row] = await tx
    .insert(returns)
    .values({ ...values, code: newCode() })
    .returning();
  if (row === undefined) throw new Error('The insert of the return returned no row');
  const rows = items.map((item) => ({ ...item, returnId: row.id }));
  return { ...row, items: await tx.insert(returnItems).values(rows).returning() };
}

function newCode(): string {
  const characters = Array.from(
    { length: codeLength },
    () => codeCharacters[randomInt(codeCharacters.length)],
  );
  return `R${characters.join('')}`;
}

/** Returns the returns of an order, the first one first. */
export async function findReturns(db: Queryable, orderId: number): Promise<Return[]> {
  const rows = await db.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(asc(returns.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select()
    .from(returnItems)
    .where(inArray(returnItems.returnId, ids))
    .orderBy(asc(returnItems.orderItemId));
  return rows.map((row) => ({ ...row, items: items.filter(({ returnId }) => returnId === row.id) }));
}

/** Returns the id of the order of a return; null for an unknown one. */
export async function findOrderOfReturn(db: Queryable, returnId: number): Promise<number | null> {
  const [row] = await db.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, returnId));
  return row?.orderId ?? null;
}

export async function findReturnByCode(db: Queryable, orderId: number, code: string): Promise<Return | null> {
  return (await findReturns(db, orderId)).find((each) => each.code === code) ?? null;
}

export async function findReturnByReference(
  db: Queryable,
  orderId: number,
  reference: string,
): Promise<Return | null> {
  return (await findReturns(db, orderId)).find((each) => each.reference === reference) ?? null;
}

export async function updateReturn(
  tx: Queryable,
  id: number,
  changes: Partial<Pick<Return, 'state' | 'updatedAt' | 'receivedAt'>>,
): Promise<void> {
  await tx.update(returns).set(changes).where(eq(returns.id, id));
}

export async function updateReturnItem(
  tx: Queryable,
  item: ReturnItemKey,
  changes: Partial<Pick<ReturnItemRow, 'qty' | 'qtyReceived' | 'qtyRestocked'>>,
): Promise<void> {
  await tx.update(returnItems).set(changes).where(isItem(item));
}

export async function removeReturnItem(tx: Queryable, item: ReturnItemKey): Promise<void> {
  await tx.delete(returnItems).where(isItem(item));
}

const isItem = ({ returnId, orderItemId }: ReturnItemKey) =>
  and(eq(returnItems.returnId, returnId), eq(returnItems.orderItemId, orderItemId));

/** Returns the withdrawal with a code, of any order. */
export async function findWithdrawalByCode(
  db: Queryable,
  code: string,
): Promise<typeof returns.$inferSelect | null> {
  const isWithdrawal = and(eq(returns.code, code), eq(returns.kind, 'withdrawal'));
  const [row] = await db.select().from(returns).where(isWithdrawal);
  return row ?? null;
}
