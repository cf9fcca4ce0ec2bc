import { homeLimits } from 'shared-contracts/api/home-limits';
import type { SaleRow } from '../sales/sale-repository.ts';
import { isFollowed } from './sale-order.ts';

export interface SaleSections {
  endingSoon: number[];
  justStarted: number[];
  followed: number[];
}

const hourMs = 3_600_000;

/**
 * Returns the ids of the sales of each section. Decided here, by one clock: the pages of two visitors, or a page before and
 * after hydration, would otherwise differ.
 */
export function saleSections(
  rows: readonly SaleRow[],
  followed: ReadonlySet<number>,
  now: Date,
): SaleSections {
  const endsBefore = now.getTime() + homeLimits.endingSoonHours * hourMs;
  const startsAfter = now.getTime() - homeLimits.justStartedHours * hourMs;
  const ending = rows.filter(({ endsAt }) => endsAt.getTime() <= endsBefore);
  const started = rows.filter(({ startsAt }) => startsAt.getTime() >= startsAfter);
  const ids = (sales: readonly SaleRow[]) => sales.map(({ id }) => id);
  return {
    endingSoon: ids(ending.toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime())),
    justStarted: ids(started.toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime())),
    followed: ids(rows.filter((row) => isFollowed(row, followed))),
  };
}
