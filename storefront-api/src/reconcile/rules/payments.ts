import { sql, type SQL } from 'drizzle-orm';
import { acceptedStates } from '../difference.ts';

/** The provider holds or has taken the shopper's money. */
const paid = sql`('authorised', 'captured', 'partially_refunded')`;
const everPaid = sql`('authorised', 'captured', 'partially_refunded', 'refunded')`;

/** Attempts are checked each minute. */
const staleMinutes = 15;

/** Payments against orders, and the two books of payments against each other. */
export const paymentRules = (now: string): SQL[] => [
  sql`select 'order ' || o.increment_id as subject, 'it is ' || o.state || ' and has ' || count(p.id) || ' payments' as text
    from orders o left join order_payments p
      on p.order_id = o.id and not p.must_void and p.status in ${everPaid}
    where o.state in ${acceptedStates}
    group by o.id having count(p.id) <> case when o.total > 0 then 1 else 0 end`,
  sql`select 'order ' || o.increment_id as subject, 'it is ' || o.state || ' and payment ' || p.reference || ' is ' || p.status as text
    from orders o join order_payments p on p.order_id = o.id
    where o.state not in ${acceptedStates} and not p.must_void and p.status in ${paid}
      and not exists (select 1 from payment_operations v where v.attempt_id = p.id and v.kind = 'void' and v.status = 'started')`,
  sql`select 'order ' || o.increment_id as subject, 'payment ' || p.reference || ' is ' || p.amount || ' ' || p.currency || ' instead of ' || o.total || ' ' || o.currency as text
    from orders o join order_payments p on p.order_id = o.id and not p.must_void and p.status in ${everPaid}
    where (p.amount, p.currency) is distinct from (o.total, o.currency)`,
  sql`select 'order ' || o.increment_id as subject, 'its payment is ' || o.payment_state || ' instead of ' || coalesce(p.status, 'none') as text
    from orders o left join order_payments p on p.order_id = o.id and not p.must_void and p.status in ${everPaid}
    where o.state in ${acceptedStates} and o.payment_state <> coalesce(p.status, 'none')`,
  sql`select 'order ' || o.increment_id as subject, 'it waits for payment ' || p.reference || ', which is ' || p.status as text
    from orders o join lateral
      (select * from order_payments where order_id = o.id order by id desc limit 1) p on true
    where o.state = 'pending_payment' and p.status not in ('started', 'pending')`,
  sql`select 'order ' || o.increment_id as subject, 'payment ' || p.reference || ' is ' || p.status || ', and nothing checks it' as text
    from orders o join order_payments p on p.order_id = o.id
    where (p.status in ('started', 'pending') or p.must_void)
      and (p.check_at is null or p.check_at < ${now}::timestamptz - make_interval(mins => ${staleMinutes}::int))`,
  sql`select 'order ' || coalesce(o.increment_id, 'without a number') as subject, 'payment ' || coalesce(p.reference, a.reference) || ' differs in the two books' as text
    from order_payments p full join payment_attempts a on a.reference = p.reference
    left join orders o on o.id = coalesce(p.order_id, a.order_id)
    where case
      when p.id is null then a.state in ${paid}
      when a.id is null then true
      else (p.order_id, p.amount, p.currency, p.method_code) is distinct from (a.order_id, a.amount, a.currency, a.method_code)
        or (p.status in ${everPaid}) <> (a.state in ${everPaid})
    end`,
  sql`select 'order ' || coalesce(o.increment_id, 'without a number') as subject, 'payment ' || a.reference || ' has captured ' || a.captured_amount || ' and refunded ' || a.refunded_amount || ' of ' || a.amount as text
    from payment_attempts a left join orders o on o.id = a.order_id
    where a.captured_amount > a.amount or a.refunded_amount > a.captured_amount`,
];
