import { sql, type SQL } from 'drizzle-orm';
import { acceptedStates } from '../difference.ts';

/** Keys live a day; the sweeper deletes them every few seconds. */
const keyHours = 25;

/** Baskets, states and keys of orders. */
export const orderRules = (now: string): SQL[] => [
  sql`select 'order ' || min(increment_id) as subject, 'basket ' || quote_id || ' has become ' || count(*) || ' orders' as text
    from orders group by quote_id having count(*) > 1`,
  sql`select 'order ' || o.increment_id as subject, 'its basket still exists' as text
    from orders o join baskets b on b.id = o.quote_id where o.state in ${acceptedStates}`,
  sql`select 'order ' || increment_id as subject, 'it is ' || state || case when placed_at is null then ' without' else ' with' end || ' a time of its placing' as text
    from orders where (state in ${acceptedStates} and placed_at is null)
      or (state in ('draft', 'pending_payment') and placed_at is not null)`,
  sql`select 'order ' || o.increment_id as subject, 'a key of ' || k.owner || ' answers with it' as text
    from idempotency_keys k join orders o on o.id = k.order_id
    where k.owner is distinct from coalesce('customer:' || o.customer_id, 'session:' || o.session_hash)`,
  sql`select 'order ' || o.increment_id as subject, 'a key answers with a payment of another order' as text
    from idempotency_keys k join orders o on o.id = k.order_id
    join order_payments p on p.id = k.attempt_id where p.order_id <> k.order_id`,
  sql`select 'order ' || coalesce(o.increment_id, 'without a number') as subject, 'an idempotency key has not expired' as text
    from idempotency_keys k left join orders o on o.id = k.order_id
    where k.created_at < ${now}::timestamptz - make_interval(hours => ${keyHours}::int)`,
];
