import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/** Records in the ledger of the stock what an import has changed: the stock of the file counts as counted. */
export async function recordCountedStock(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    insert into stock_movements (sku, qty, kind, created_at)
    select sku, coalesce(v.stock, 0) - coalesce(m.qty, 0), 'import', now()
    from variants v
    full join (select sku, sum(qty)::int as qty from stock_movements group by sku) m using (sku)
    where coalesce(v.stock, 0) <> coalesce(m.qty, 0)`);
}
