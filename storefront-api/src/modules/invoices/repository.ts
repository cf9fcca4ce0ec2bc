import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { invoiceNumbers, invoices, orders, type InvoiceKind } from '../../db/schema/index.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** The member and the store of the request. */
interface Viewer {
  customerId: number;
  storeId: number;
}

/** Returns the documents of an order, the first one first. */
export function findDocuments(db: Queryable, orderId: number): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));
}

export async function findDocument(db: Queryable, id: number): Promise<InvoiceRow | null> {
  const rows = await db.select().from(invoices).where(eq(invoices.id, id));
  return rows[0] ?? null;
}

const isOrderOf = ({ customerId, storeId }: Viewer) =>
  and(eq(orders.customerId, customerId), eq(orders.storeId, storeId), isNotNull(orders.placedAt));

export async function isOwnOrder(db: Queryable, orderId: number, viewer: Viewer): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.id, orderId), isOrderOf(viewer)))) > 0;
}

/** Returns a document of one of the member's orders; null for any other one. */
export async function findOwnDocument(db: Queryable, id: number, viewer: Viewer): Promise<InvoiceRow | null> {
  const rows = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.id, id), isOrderOf(viewer)));
  return rows[0]?.invoice ?? null;
}

/**
 * Returns the next number of a store and kind, and locks it until the transaction ends, so that numbers have no gap if
 * it is rolled back.
 */
export async function takeNumber(tx: Queryable, storeId: number, kind: InvoiceKind): Promise<number> {
  const { last } = invoiceNumbers;
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ storeId, kind, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.storeId, invoiceNumbers.kind],
      set: { last: sql`${last} + 1` },
    })
    .returning({ last });
  if (row === undefined) throw new Error('There is no number for a new document');
  return row.last;
}

export async function insertDocument(
  tx: Queryable,
  values: typeof invoices.$inferInsert,
): Promise<InvoiceRow> {
  const [row] = await tx.insert(invoices).values(values).returning();
  if (row === undefined) throw new Error('The insert of the document returned no row');
  return row;
}
