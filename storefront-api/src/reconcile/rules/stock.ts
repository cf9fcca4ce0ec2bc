import { sql, type SQL } from 'drizzle-orm';
import { acceptedStates } from '../difference.ts';

/** Pieces of each SKU that the orders contain, without canceled ones. */
const ordered = sql`
  select i.order_id, unit->>'sku' as sku, (unit->>'variantId')::int as variant_id, sum(i.qty_ordered - i.qty_canceled)::int as qty
  from order_items i cross join jsonb_array_elements(i.units) unit
  group by 1, 2, 3`;

/** Stock, its movements, and what is held. */
export const stockRules = (now: string): SQL[] => [
  sql`select 'stock ' || sku as subject, 'it is ' || coalesce(v.stock, 0) || ' instead of ' || coalesce(m.qty, 0) as text
    from variants v full join (select sku, sum(qty)::int as qty from stock_movements group by sku) m using (sku)
    where coalesce(v.stock, 0) <> coalesce(m.qty, 0)`,
  sql`select 'stock ' || sku as subject, 'it is negative: ' || stock as text from variants where stock < 0`,
  sql`with needed as (select n.order_id, n.sku, sum(n.qty)::int as qty from (${ordered}) n
      join orders o on o.id = n.order_id and o.state in ${acceptedStates} group by 1, 2 having sum(n.qty) <> 0),
    moved as (select order_id, sku, sum(qty)::int as qty from stock_movements
      where order_id is not null and kind <> 'return' group by 1, 2 having sum(qty) <> 0)
    select 'order ' || coalesce(o.increment_id, 'without a number') as subject,
      'it took ' || -coalesce(moved.qty, 0) || ' of ' || sku || ' instead of ' || coalesce(needed.qty, 0) as text
    from needed full join moved using (order_id, sku) left join orders o on o.id = order_id
    where coalesce(needed.qty, 0) <> -coalesce(moved.qty, 0)`,
  sql`select 'order ' || o.increment_id as subject, 'it is ' || o.state || ' and has allocated ' || i.qty_allocated || ' of ' || i.qty_ordered || ' ' || i.sku as text
    from orders o join order_items i on i.order_id = o.id
    where i.qty_allocated <> case when o.state in ${acceptedStates} then i.qty_ordered - i.qty_canceled else 0 end`,
  sql`with held as (select quote_id, variant_id, qty from stock_holds where expires_at > ${now}::timestamptz),
    needed as (select o.quote_id, n.variant_id, sum(n.qty)::int as qty from (${ordered}) n
      join orders o on o.id = n.order_id and o.state in ('draft', 'pending_payment')
      where o.quote_id in (select quote_id from held) group by 1, 2)
    select 'order ' || coalesce(o.increment_id, 'of basket ' || quote_id) as subject,
      'it holds ' || coalesce(held.qty, 0) || ' of variant ' || variant_id || ' instead of ' || coalesce(needed.qty, 0) as text
    from needed full join held using (quote_id, variant_id) left join orders o using (quote_id)
    where coalesce(needed.qty, 0) <> coalesce(held.qty, 0)`,
  sql`select 'stock ' || v.sku as subject, sum(h.qty) || ' of ' || v.stock || ' are held' as text
    from stock_holds h join variants v on v.id = h.variant_id
    where h.expires_at > ${now}::timestamptz
    group by v.id having sum(h.qty) > v.stock`,
];
