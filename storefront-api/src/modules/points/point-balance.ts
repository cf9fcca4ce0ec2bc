import type { InferSelectModel } from 'drizzle-orm';
import type { pointEntries } from '../../db/schema/index.ts';

export type PointEntry = Pick<
  InferSelectModel<typeof pointEntries>,
  'id' | 'points' | 'kind' | 'orderId' | 'createdAt' | 'availableAt' | 'expiresAt'
>;

export interface PointBalance {
  /** Can be spent now. */
  available: number;
  /** Can be spent later, such as points of an order that may still be returned. */
  pending: number;
  /** Of orders whose payment is not decided. */
  reserved: number;
}

/** Points that were granted together and expire together. */
interface Lot {
  points: number;
  availableAt: number;
  expiresAt: number;
}

interface Withdrawal {
  points: number;
  at: number;
}

const ofWithdrawals: ReadonlySet<PointEntry['kind']> = new Set(['reserved', 'spent', 'returned', 'expired']);

const isWithdrawn = ({ kind }: PointEntry) => ofWithdrawals.has(kind);

/**
 * Returns the balance of a ledger. Withdrawals take the points that expire first, of those that had not expired then;
 * unspent points are lost when they expire, without an entry.
 */
export function balanceOf(entries: readonly PointEntry[], now: Date): PointBalance {
  const lots = lotsOf(entries.filter((entry) => !isWithdrawn(entry)));
  const at = now.getTime();
  let missing = 0;
  for (const { points, at: time } of withdrawalsOf(entries.filter(isWithdrawn))) {
    missing += withdraw(lots, points, time);
  }
  const left = (isWanted: (lot: Lot) => boolean) =>
    lots.filter(isWanted).reduce((sum, lot) => sum + lot.points, 0);
  const available = left((lot) => lot.availableAt <= at && lot.expiresAt > at) - missing;
  const ofReserved = entries.filter(({ kind }) => kind === 'reserved');
  return {
    available: Math.max(0, available),
    pending: Math.max(
      0,
      left((lot) => lot.availableAt > at),
    ),
    reserved: Math.max(0, -ofReserved.reduce((sum, { points }) => sum + points, 0)),
  };
}

/** A later entry of the same kind and order corrects the first, such as earned points of goods that came back. */
function lotsOf(entries: readonly PointEntry[]): Lot[] {
  const groups = Map.groupBy(entries, ({ id, kind, orderId }) => `${kind} ${orderId ?? `entry ${id}`}`);
  return [...groups.values()]
    .flatMap((group) => {
      const first = group[0];
      if (first === undefined) return [];
      const points = group.reduce((sum, entry) => sum + entry.points, 0);
      const { availableAt, expiresAt } = first;
      return [{ points, availableAt: availableAt.getTime(), expiresAt: expiresAt?.getTime() ?? Infinity }];
    })
    .toSorted((one, other) => compare(one.expiresAt, other.expiresAt) || one.availableAt - other.availableAt);
}

/** One for each order, at the time of its reservation: its points must not expire while the payment is decided. */
function withdrawalsOf(entries: readonly PointEntry[]): Withdrawal[] {
  const groups = Map.groupBy(entries, ({ id, orderId }) => orderId ?? `entry ${id}`);
  return [...groups.values()]
    .map((group) => ({
      points: -group.reduce((sum, entry) => sum + entry.points, 0),
      at: Math.min(...group.map(({ createdAt }) => createdAt.getTime())),
    }))
    .toSorted((one, other) => one.at - other.at);
}

/** Takes points from the lots. Returns those that no lot had. */
function withdraw(lots: readonly Lot[], points: number, at: number): number {
  let missing = points;
  for (const lot of lots) {
    if (lot.availableAt > at || lot.expiresAt <= at || lot.points <= 0) continue;
    const taken = Math.min(lot.points, missing);
    lot.points -= taken;
    missing -= taken;
  }
  return missing;
}

/** Infinity minus infinity is not a number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
