import { sql, type SQL } from 'drizzle-orm';

/** What a number of pieces costs of what is paid for an item, rounded half up. */
export const partOf = (amount: SQL, pieces: SQL): SQL =>
  sql`((2 * ${amount}::bigint * ${pieces} + i.qty_ordered) / (2 * i.qty_ordered))`;

/** What is paid for an item, in money. */
export const payable = sql`(i.subtotal - i.discount - i.points)`;

const sent = sql`
  select s.order_id, p.order_item_id, sum(p.qty)::int as qty, sum(p.amount)::bigint as amount,
    coalesce(sum(p.qty) filter (where s.delivered_at is not null), 0)::int as delivered
  from shipment_items p join shipments s on s.id = p.shipment_id group by 1, 2`;

/** Parcels against items, and against what is charged for them. */
export const shipmentRules: SQL[] = [
  sql`select 'order ' || o.increment_id as subject,
      'of ' || i.sku || ' it has sent ' || i.qty_shipped || ' and delivered ' || i.qty_delivered || ', and its parcels ' || coalesce(s.qty, 0) || ' and ' || coalesce(s.delivered, 0) as text
    from order_items i join orders o on o.id = i.order_id left join (${sent}) s on s.order_item_id = i.id
    where (i.qty_shipped, i.qty_delivered) is distinct from (coalesce(s.qty, 0), coalesce(s.delivered, 0))`,
  sql`select 'order ' || o.increment_id as subject,
      'of ' || i.sku || ' it has ordered ' || i.qty_ordered || ', canceled ' || i.qty_canceled || ', sent ' || i.qty_shipped || ', delivered ' || i.qty_delivered || ' and got back ' || i.qty_returned as text
    from order_items i join orders o on o.id = i.order_id
    where i.qty_canceled < 0 or i.qty_canceled + i.qty_shipped > i.qty_ordered
      or i.qty_delivered > i.qty_shipped or i.qty_returned > i.qty_delivered or i.qty_returned < 0`,
  sql`select 'order ' || o.increment_id as subject,
      'it charges ' || s.amount || ' for ' || s.qty || ' of ' || i.qty_ordered || ' ' || i.sku || ', which cost ' || ${payable} as text
    from order_items i join orders o on o.id = i.order_id join (${sent}) s on s.order_item_id = i.id
    where s.amount <> ${partOf(payable, sql`s.qty`)}`,
  sql`select 'order ' || o.increment_id as subject, 'its parcels charge ' || sum(s.delivery) || ' for the delivery' as text
    from orders o join shipments s on s.order_id = o.id
    group by o.id having sum(s.delivery) <> o.delivery - o.delivery_discount`,
  sql`select 'order ' || o.increment_id as subject, 'its parcels charge ' || s.amount || ', and its payment ' || coalesce(c.amount, 0) as text
    from orders o join (
      select s.order_id, sum(s.delivery) + sum((select sum(amount) from shipment_items where shipment_id = s.id)) as amount
      from shipments s group by 1) s on s.order_id = o.id
    left join (select order_id, sum(amount) as amount from payment_operations where kind = 'capture' group by 1) c on c.order_id = o.id
    where s.amount <> coalesce(c.amount, 0)`,
  sql`with pieces as (
      select order_id, sum(qty_ordered - qty_canceled - qty_shipped) as left, sum(qty_shipped - qty_delivered) as sent, sum(qty_shipped) as shipped
      from order_items group by 1)
    select 'order ' || o.increment_id as subject, 'it is ' || o.state || ', with ' || p.left || ' pieces left and ' || p.sent || ' on the way' as text
    from orders o join pieces p on p.order_id = o.id
    where o.placed_at is not null
      and o.state <> case when p.left + p.sent > 0 then 'placed' when p.shipped > 0 then 'completed' else 'canceled' end`,
  sql`with restocked as (
      select order_id, sku, sum(qty)::int as qty from stock_movements where kind = 'return' group by 1, 2),
    returned as (
      select i.order_id, unit->>'sku' as sku, sum(i.qty_returned)::int as qty
      from order_items i cross join jsonb_array_elements(i.units) unit group by 1, 2)
    select 'order ' || coalesce(o.increment_id, 'without a number') as subject,
      'of ' || sku || ' were ' || m.qty || ' put back and ' || coalesce(r.qty, 0) || ' returned' as text
    from restocked m left join returned r using (order_id, sku) left join orders o on o.id = order_id
    where m.qty > coalesce(r.qty, 0)`,
];

/** Operations are repeated each minute. */
const staleMinutes = 15;

/** Captures, voids and refunds, and those of the provider, against the book of payments. */
export const operationRules = (now: string): SQL[] => [
  sql`with done as (
      select attempt_id, kind, sum(amount) filter (where status = 'done') as least,
        sum(amount) filter (where status in ('started', 'done')) as most
      from payment_operations where kind <> 'void' group by 1, 2),
    by_provider as (
      select order_id, sum((payload->>'amount')::int) as amount from order_events where action = 'provider-refund' group by 1)
    select 'order ' || o.increment_id as subject,
      'payment ' || p.reference || ' has captured ' || a.captured_amount || ' and refunded ' || a.refunded_amount || ', and its order ' || coalesce(c.least, 0) || ' and ' || coalesce(r.least, 0) + coalesce(b.amount, 0) as text
    from order_payments p join payment_attempts a on a.reference = p.reference join orders o on o.id = p.order_id
    left join done c on c.attempt_id = p.id and c.kind = 'capture'
    left join done r on r.attempt_id = p.id and r.kind = 'refund'
    left join by_provider b on b.order_id = o.id
    where o.placed_at is not null and not p.must_void
      and (a.captured_amount not between coalesce(c.least, 0) and coalesce(c.most, 0)
        -- While a refund has no answer, what the provider has refunded by itself is not recorded yet.
        or a.refunded_amount - coalesce(b.amount, 0) not between coalesce(r.least, 0)
          and case when r.most > coalesce(r.least, 0) then a.captured_amount else coalesce(r.most, 0) end)`,
  sql`select 'order ' || o.increment_id as subject, 'the ' || x.kind || ' ' || x.reference || ' is started, and nothing checks it' as text
    from payment_operations x join orders o on o.id = x.order_id
    where x.status = 'started'
      and (x.check_at is null or x.check_at < ${now}::timestamptz - make_interval(mins => ${staleMinutes}::int))`,
  sql`select 'order ' || o.increment_id as subject, 'the provider has rejected to charge ' || x.amount || ' ' || x.currency || ': ' || x.rejection as text
    from payment_operations x join orders o on o.id = x.order_id
    where x.status = 'rejected' and x.kind = 'capture'`,
  sql`select 'order ' || o.increment_id as subject, 'of ' || e.points || ' ' || e.kind || ' points, and it is ' || o.state as text
    from (select order_id, kind, sum(points) as points from point_entries
      where kind in ('earned', 'referral') and order_id is not null group by 1, 2) e
    join orders o on o.id = e.order_id
    where e.points < 0 or (e.points > 0 and o.state <> 'completed')`,
];

/** Points that canceled and returned pieces have cost, of each order. */
export const pointsBack = sql`
  select i.order_id, sum(i.points - ${partOf(sql`i.points`, sql`(i.qty_ordered - i.qty_canceled)`)}
    + ${partOf(sql`i.points`, sql`i.qty_returned`)})::bigint as points
  from order_items i group by 1`;
