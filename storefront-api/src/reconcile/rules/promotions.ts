import { sql, type SQL } from 'drizzle-orm';
import { acceptedStates } from '../difference.ts';

/** Promotions that an order applies, in goods or delivery, if they still exist. */
const applied = sql`
  select distinct order_id, promotion_id from (
    select order_id, promotion_id from order_items
    union all
    select id, delivery_promotion_id from orders) a
  join promotions p on p.id = a.promotion_id`;

/** Uses of promotions: limits, and orders. */
export const promotionRules: SQL[] = [
  sql`select 'promotion ' || p.id as subject, count(*) || ' uses instead of at most ' || p.max_uses as text
    from promotions p join promotion_uses u on u.promotion_id = p.id
    group by p.id having count(*) > p.max_uses`,
  sql`select 'promotion ' || p.id as subject, 'member ' || u.customer_id || ' has used it ' || count(*) || ' times instead of at most ' || p.max_uses_per_member as text
    from promotions p join promotion_uses u on u.promotion_id = p.id
    where u.customer_id is not null
    group by p.id, u.customer_id having count(*) > p.max_uses_per_member`,
  sql`select 'order ' || o.increment_id as subject, 'it applies promotion ' || a.promotion_id || ', whose use is not counted' as text
    from orders o join (${applied}) a on a.order_id = o.id
    left join promotion_uses u on u.order_id = o.id and u.promotion_id = a.promotion_id
    where o.state in ${acceptedStates} and u.id is null`,
  sql`select 'order ' || coalesce(o.increment_id, 'without a number') as subject, 'a use of promotion ' || u.promotion_id || ' is counted for it, which it does not apply' as text
    from promotion_uses u left join orders o on o.id = u.order_id
    left join (${applied}) a on a.order_id = u.order_id and a.promotion_id = u.promotion_id
    left join lateral
      (select status from order_payments where order_id = o.id order by id desc limit 1) p on true
    where a.promotion_id is null
      or not (o.state in ${acceptedStates} or (o.state <> 'canceled' and p.status in ('started', 'pending')))`,
  sql`select 'order ' || increment_id as subject, 'its delivery is reduced by ' || delivery_discount || ', promotion ' || coalesce(delivery_promotion_id::text, 'none') as text
    from orders where (delivery_discount > 0) <> (delivery_promotion_id is not null)`,
];
