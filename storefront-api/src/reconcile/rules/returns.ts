import { sql, type SQL } from 'drizzle-orm';
import { partOf, payable } from './shipments.ts';

const ofItems = sql`
  select p.order_item_id, sum(p.qty_received)::int as received,
    coalesce(sum(p.qty) filter (where r.state in ('requested', 'approved')), 0)::int as open,
    coalesce(sum(p.qty) filter (where r.state = 'canceled' and r.kind = 'withdrawal'), 0)::int as withdrawn
  from return_items p join returns r on r.id = p.return_id group by 1`;

const credited = sql`
  select order_id, sum((payload->>'amount')::bigint)::bigint as amount
  from order_events where action = 'credit' group by 1`;

/** Returns against items, the stock, and what was refunded. */
export const returnRules: SQL[] = [
  sql`select 'order ' || o.increment_id as subject,
      'of ' || i.sku || ' came ' || i.qty_returned || ' back, and its returns have received ' || coalesce(p.received, 0) as text
    from order_items i join orders o on o.id = i.order_id left join (${ofItems}) p on p.order_item_id = i.id
    where i.qty_returned <> coalesce(p.received, 0)`,
  sql`select 'order ' || o.increment_id as subject,
      'of ' || i.sku || ' it has sent ' || i.qty_shipped || ', got back ' || i.qty_returned || ', and ' || p.open || ' are in returns' as text
    from order_items i join orders o on o.id = i.order_id join (${ofItems}) p on p.order_item_id = i.id
    where p.open + i.qty_returned > i.qty_shipped`,
  sql`select 'order ' || o.increment_id as subject,
      'of ' || i.sku || ' were ' || p.withdrawn || ' withdrawn before dispatch, and ' || i.qty_canceled || ' canceled' as text
    from order_items i join orders o on o.id = i.order_id join (${ofItems}) p on p.order_item_id = i.id
    where p.withdrawn > i.qty_canceled`,
  sql`select 'order ' || o.increment_id as subject,
      'the return ' || r.code || ' is ' || r.state || ' with ' || p.received || ' of ' || p.qty || ' pieces and ' || p.restocked || ' in stock' as text
    from returns r join orders o on o.id = r.order_id join (
      select return_id, sum(qty) as qty, sum(qty_received) as received, sum(qty_restocked) as restocked,
        bool_and(qty_received between 0 and qty and qty_restocked between 0 and qty_received) as is_possible
      from return_items group by 1) p on p.return_id = r.id
    where not p.is_possible or (p.received > 0) <> (r.state in ('received', 'refunded'))
      or (r.received_at is not null) <> (r.state in ('received', 'refunded'))
      or (r.refunded_at is not null) <> (r.state = 'refunded')`,
  sql`select 'order ' || o.increment_id as subject,
      'the return ' || r.code || ' is ' || r.state || ', and was canceled ' || count(e.id) || ' times' as text
    from returns r join orders o on o.id = r.order_id
    left join order_events e on e.order_id = r.order_id and e.action = 'cancel-return' and (e.payload->>'returnId')::int = r.id
    where r.kind = 'return'
    group by o.id, r.id having count(e.id) <> case when r.state = 'canceled' then 1 else 0 end`,
  sql`select 'order ' || o.increment_id as subject,
      'the return ' || r.code || ' is ' || r.state || ', with ' || count(x.id) || ' refunds under way' as text
    from returns r join orders o on o.id = r.order_id
    left join payment_operations x on x.return_id = r.id and x.status = 'started'
    group by o.id, r.id having count(x.id) <> case when r.state = 'received' then 1 else 0 end`,
  sql`with restocked as (
      select i.order_id, unit->>'sku' as sku, sum(p.qty_restocked)::int as qty
      from return_items p join order_items i on i.id = p.order_item_id cross join jsonb_array_elements(i.units) unit
      group by 1, 2 having sum(p.qty_restocked) > 0),
    moved as (select order_id, sku, sum(qty)::int as qty from stock_movements where kind = 'return' group by 1, 2)
    select 'order ' || coalesce(o.increment_id, 'without a number') as subject,
      'of ' || sku || ' were ' || coalesce(m.qty, 0) || ' put back, and its returns say ' || coalesce(r.qty, 0) as text
    from moved m full join restocked r using (order_id, sku) left join orders o on o.id = order_id
    where coalesce(m.qty, 0) <> coalesce(r.qty, 0)`,
  sql`select 'order ' || o.increment_id as subject,
      'it was credited ' || coalesce(c.amount, 0) || ', and its points are ' || coalesce(g.points, 0) as text
    from orders o left join (${credited}) c on c.order_id = o.id left join (
      select order_id, customer_id, sum(points) as points from point_entries where kind = 'credit' group by 1, 2) g
      on g.order_id = o.id and g.customer_id = o.customer_id
    where o.customer_id is not null and coalesce(c.amount, 0) <> coalesce(g.points, 0)`,
  sql`with paid as (
      select order_id, coalesce(sum(amount) filter (where kind = 'capture'), 0) as charged,
        coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded,
        coalesce(sum(amount) filter (where kind = 'refund' and return_id is not null), 0) as of_returns
      from payment_operations where status in ('started', 'done') group by 1),
    by_provider as (
      select order_id, sum((payload->>'amount')::bigint)::bigint as amount
      from order_events where action = 'provider-refund' group by 1),
    worth as (select order_id, sum(${partOf(payable, sql`i.qty_returned`)}) as amount from order_items i group by 1)
    select 'order ' || o.increment_id as subject,
      'of ' || p.charged || ' it has refunded ' || p.refunded + coalesce(b.amount, 0) || ' and credited ' || coalesce(c.amount, 0) || ', for returns of ' || w.amount as text
    from orders o join paid p on p.order_id = o.id join worth w on w.order_id = o.id left join (${credited}) c on c.order_id = o.id
    left join by_provider b on b.order_id = o.id
    where p.refunded + coalesce(b.amount, 0) + coalesce(c.amount, 0) > p.charged
      or p.of_returns + coalesce(c.amount, 0) > w.amount + o.delivery - o.delivery_discount`,
];
