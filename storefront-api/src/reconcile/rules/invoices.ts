import { sql, type SQL } from 'drizzle-orm';

/** Documents with their sums; those of credit notes are negative. */
const documents = sql`
  select d.id, d.order_id, d.kind, d.subject, d.number, d.content,
    d.content->>'number' as printed, (d.content->>'total')::bigint as total,
    case d.kind when 'invoice' then 1 else -1 end as sign
  from invoices d`;

/** VAT within a gross amount, rounded half up. */
const vatWithin = (gross: SQL, rate: SQL): SQL =>
  sql`((2 * ${gross} * ${rate} + 10000 + ${rate}) / (2 * (10000 + ${rate})))`;

const shipped = sql`
  select s.order_id, 'shipment-' || s.id as subject,
    s.delivery + coalesce((select sum(amount) from shipment_items where shipment_id = s.id), 0) as amount
  from shipments s`;

const refunded = sql`
  select order_id, 'operation-' || id as subject, amount from payment_operations where kind = 'refund' and status = 'done'
  union all
  select order_id, 'credit-' || (payload->>'returnId'), (payload->>'amount')::int from order_events where action = 'credit'
  union all
  select order_id, 'provider-refund-' || (payload->>'total'), (payload->>'amount')::int from order_events where action = 'provider-refund'`;

/** Each thing that was charged or refunded has one document, with its amount. */
const matching = (kind: string, charged: SQL): SQL => sql`
  select 'order ' || o.increment_id as subject,
    'its ' || ${kind}::text || ' of ' || subject || ' is about ' || coalesce(d.total::text, 'nothing') || ' instead of ' || coalesce(c.amount::text, 'nothing') as text
  from (select * from (${documents}) each where kind = ${kind}) d full join (${charged}) c using (order_id, subject)
  join orders o on o.id = order_id
  where d.total is distinct from c.amount`;

/** Invoices and credit notes against numbers, parcels, refunds and VAT. */
export const invoiceRules: SQL[] = [
  sql`select 'store ' || store_id as subject,
      'it has ' || coalesce(d.count, 0) || ' documents of the kind ' || kind || ', from ' || coalesce(d.first, 0) || ' to ' || coalesce(d.last, 0) || ', and has counted ' || coalesce(n.last, 0) as text
    from invoice_numbers n full join (
      select store_id, kind, count(*)::int as count, min(number) as first, max(number) as last from invoices group by 1, 2) d
      using (store_id, kind)
    where d.first is distinct from 1 or d.last is distinct from d.count or n.last is distinct from d.last`,
  matching('invoice', shipped),
  matching('credit_note', refunded),
  sql`select 'order ' || o.increment_id as subject,
      'its documents are about ' || coalesce(d.amount, 0) || ', and its payment about ' || coalesce(p.amount, 0) - coalesce(c.amount, 0) as text
    from orders o
    left join (select order_id, sum(sign * total) as amount from (${documents}) each group by 1) d on d.order_id = o.id
    left join (
      select order_id, sum(case when kind = 'capture' then amount when kind = 'refund' and status = 'done' then -amount else 0 end) as amount
      from payment_operations group by 1) p on p.order_id = o.id
    left join (
      select order_id, sum((payload->>'amount')::int) as amount from order_events where action in ('credit', 'provider-refund') group by 1) c
      on c.order_id = o.id
    where coalesce(d.amount, 0) <> coalesce(p.amount, 0) - coalesce(c.amount, 0)`,
  sql`select 'order ' || o.increment_id as subject,
      'the VAT of ' || d.printed || ' is ' || r.vat || ' of ' || r.gross || ' at ' || r.rate as text
    from (${documents}) d join orders o on o.id = d.order_id left join lateral (
      select (v->>'basisPoints')::int as rate, (v->>'net')::bigint as net, (v->>'vat')::bigint as vat, (v->>'gross')::bigint as gross
      from jsonb_array_elements(d.content->'vat') v) r on true
    where (r.rate, r.gross, r.net + r.vat) is distinct from (o.vat_basis_points, d.total, d.total)
      or abs(r.vat - ${vatWithin(sql`r.gross`, sql`r.rate`)}) > 1`,
  sql`select 'order ' || o.increment_id as subject,
      'the VAT of its documents is ' || d.vat || ' instead of ' || ${vatWithin(sql`d.amount`, sql`o.vat_basis_points`)} as text
    from orders o join (
      select order_id, sum(sign * total)::bigint as amount, sum(sign * (content->'vat'->0->>'vat')::bigint)::bigint as vat
      from (${documents}) each group by 1) d on d.order_id = o.id
    where d.vat <> ${vatWithin(sql`d.amount`, sql`o.vat_basis_points`)}`,
  sql`select 'order ' || o.increment_id as subject, d.printed || ' says ' || d.total || ', and its lines ' || l.amount as text
    from (${documents}) d join orders o on o.id = d.order_id join lateral (
      select coalesce(sum((l->>'qty')::bigint * (l->>'price')::bigint - (l->>'discount')::bigint - (l->>'points')::bigint), 0)
          + coalesce((d.content->'delivery'->>'price')::bigint - (d.content->'delivery'->>'discount')::bigint, 0)
          + (d.content->>'adjustment')::bigint as amount
      from jsonb_array_elements(d.content->'lines') l) l on true
    where l.amount <> d.total or d.printed !~ ('[A-Z]0*' || d.number || '$')`,
];
