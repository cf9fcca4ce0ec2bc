import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { invoices } from '../../db/schema/index.ts';

/** Returns what the invoices of an order charge and no credit note has given back, minor units. */
export async function creditableAmount(db: Queryable, orderId: number): Promise<number> {
  const sign = sql`case ${invoices.kind} when 'invoice' then 1 else -1 end`;
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${sign} * (${invoices.content}->>'total')::int), 0)::int` })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  return row?.amount ?? 0;
}
