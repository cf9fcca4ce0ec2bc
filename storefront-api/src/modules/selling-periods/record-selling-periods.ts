import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/**
 * Makes the selling periods equal to the prices: a product that got a price in a list is sold from now on, and one whose
 * price was removed is sold no more. Whatever publishes or removes prices calls it in the same transaction, because the
 * price history is deleted with the price.
 */
export async function recordSellingPeriods(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    update selling_periods s set ended_at = greatest(now(), s.started_at)
    where s.ended_at is null
      and not exists (select 1 from prices p where p.product_id = s.product_id and p.list = s.list)`);
  // The history of a new product may be older than its import; that of a product that returns begins today.
  await tx.execute(sql`
    insert into selling_periods (product_id, list, started_at)
    select p.product_id, p.list,
      case when exists (select 1 from selling_periods e where e.product_id = p.product_id and e.list = p.list) then now()
        else least(now(), (select min(h.valid_from) from price_history h
          where h.product_id = p.product_id and h.list = p.list)) end
    from prices p
    where not exists (
      select 1 from selling_periods s where s.product_id = p.product_id and s.list = p.list and s.ended_at is null)`);
}
