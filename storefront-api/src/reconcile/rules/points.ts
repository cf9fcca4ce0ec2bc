import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { rowsOf, type Difference } from '../difference.ts';
import { pointsBack } from './shipments.ts';

/** Points of orders. A deleted account has no ledger. */
export const pointRules: SQL[] = [
  sql`with ledger as (select order_id, -sum(points) filter (where kind = 'reserved') as reserved,
      -sum(points) filter (where kind = 'spent') as spent, sum(points) filter (where kind = 'returned') as returned
      from point_entries where order_id is not null group by order_id),
    expected as (
      select o.id, o.increment_id, o.customer_id, o.session_hash,
        case when o.placed_at is not null then o.points else 0 end as spent,
        case when o.placed_at is not null then b.points else 0 end as returned,
        case when o.state in ('draft', 'pending_payment') and p.status in ('started', 'pending') then o.points else 0 end as reserved
      from orders o left join (${pointsBack}) b on b.order_id = o.id left join lateral
        (select status from order_payments where order_id = o.id order by id desc limit 1) p on true)
    select 'order ' || increment_id as subject,
      'it has reserved ' || coalesce(l.reserved, 0) || ' and spent ' || coalesce(l.spent, 0) || ' points instead of ' || e.reserved || ' and ' || e.spent
        || case when coalesce(l.returned, 0) = coalesce(e.returned, 0) then '' else ', and returned ' || coalesce(l.returned, 0) || ' instead of ' || e.returned end as text
    from expected e left join ledger l on l.order_id = e.id
    where (e.customer_id is not null or e.session_hash is not null)
      and (coalesce(l.reserved, 0), coalesce(l.spent, 0), coalesce(l.returned, 0)) is distinct from (e.reserved::bigint, e.spent::bigint, coalesce(e.returned, 0)::bigint)`,
  sql`select 'order ' || coalesce(o.increment_id, 'without a number') as subject, 'points of member ' || e.customer_id || ' are for it' as text
    from point_entries e left join orders o on o.id = e.order_id
    where e.order_id is not null and e.kind in ('reserved', 'spent', 'returned')
      and (o.id is null or o.customer_id is distinct from e.customer_id)`,
];

interface Entry {
  customer_id: number;
  points: number;
  kind: string;
  order_id: number | null;
  created: number;
  available: number;
  /** Null: never. */
  expires: number | null;
}

interface Lot {
  left: number;
  kind: string;
  orderId: number | null;
  available: number;
  expires: number;
  /** Points that orders have taken from it. */
  taken: Map<number, number>;
}

/** Replays the ledger of each member, entry by entry, and reports points that were spent without being there. */
export async function checkPointLedgers(db: Queryable): Promise<Difference[]> {
  const entries = await rowsOf<Entry>(
    db,
    sql`select customer_id, points, kind, order_id,
      (extract(epoch from created_at) * 1000)::float8 as created, (extract(epoch from available_at) * 1000)::float8 as available,
      (extract(epoch from expires_at) * 1000)::float8 as expires
      from point_entries order by customer_id, id`,
  );
  return [...Map.groupBy(entries, (entry) => entry.customer_id)].flatMap(([customerId, own]) => {
    const missing = replay(own);
    return missing === 0
      ? []
      : [{ subject: `member ${customerId}`, text: `${missing} points were spent and not there` }];
  });
}

/** Returns how many points were taken that no lot had at that time. */
function replay(entries: readonly Entry[]): number {
  const lots: Lot[] = [];
  let missing = 0;
  for (const entry of entries) {
    if (entry.points < 0 && granted.has(entry.kind)) correct(lots, entry);
    else if (entry.points < 0) missing += take(lots, entry);
    else if (!granted.has(entry.kind)) missing = Math.max(0, missing - giveBack(lots, entry));
    else lots.push(lotOf(entry));
  }
  return missing;
}

/** Kinds that grant points. The others are about the payment of an order. */
const granted = new Set(['opening', 'earned', 'referral', 'credit']);

/** Takes back points that returned pieces had earned. */
function correct(lots: readonly Lot[], { points, kind, order_id: orderId }: Entry): void {
  const lot = lots.find((each) => each.kind === kind && each.orderId === orderId);
  if (lot !== undefined) lot.left = Math.max(0, lot.left + points);
}

const lotOf = ({ points, kind, order_id: orderId, available, expires }: Entry): Lot => ({
  left: points,
  kind,
  orderId,
  available,
  expires: expires ?? Infinity,
  taken: new Map(),
});

/** Takes the points that expire first. Those that its order has reserved before may be expired meanwhile. */
function take(lots: readonly Lot[], { points, order_id: orderId, created }: Entry): number {
  const order = orderId ?? 0;
  const usable = lots.filter(
    (lot) => lot.taken.has(order) || (lot.available <= created && lot.expires > created),
  );
  let open = -points;
  for (const lot of usable.toSorted((one, other) => (one.expires < other.expires ? -1 : 1))) {
    const taken = Math.min(lot.left, open);
    lot.left -= taken;
    lot.taken.set(order, (lot.taken.get(order) ?? 0) + taken);
    open -= taken;
  }
  return open;
}

/** Returns the points that no lot takes back. */
function giveBack(lots: readonly Lot[], { points, order_id: orderId }: Entry): number {
  let open = points;
  for (const lot of lots) {
    const back = Math.min(lot.taken.get(orderId ?? 0) ?? 0, open);
    lot.left += back;
    lot.taken.set(orderId ?? 0, (lot.taken.get(orderId ?? 0) ?? 0) - back);
    open -= back;
  }
  return open;
}
