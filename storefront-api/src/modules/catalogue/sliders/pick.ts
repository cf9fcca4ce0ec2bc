import { specialKindOf } from 'shared-contracts/special-products';
import type { Audience } from '../../../db/schema/index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import { audienceAt } from './wearers.ts';

export interface Choice {
  /** Price list. Products that it does not contain are skipped. */
  list: string;
  audiences: ReadonlySet<Audience>;
  /** Id of the product beside which they are shown. It is left out, and so are gift vouchers and donations. */
  without?: number | undefined;
}

/** Yields the positions of products in stock that suit the audiences. */
export function* suitablePositions(
  index: ListingIndex,
  positions: Iterable<number>,
  { list, audiences, without }: Choice,
): Generator<number> {
  const prices = index.prices.get(list)?.special;
  for (const position of positions) {
    const id = index.productIds[position] ?? 0;
    const isSold = (prices?.[position] ?? -1) >= 0 && index.inStock[position] === 1;
    const isWanted = without === undefined || (id !== without && specialKindOf(id) === null);
    if (isSold && isWanted && audiences.has(audienceAt(index, position))) yield position;
  }
}

/** Returns the ids of the first products at some positions. */
export function firstProducts(index: ListingIndex, positions: Iterable<number>, count: number): number[] {
  const ids: number[] = [];
  for (const position of positions) {
    if (ids.length >= count) break;
    ids.push(index.productIds[position] ?? 0);
  }
  return ids;
}

/**
 * Yields positions in the order of what has been bought most often recently; where nothing was, the most popular products
 * come first. A list begins with the most popular ones, so that bestsellers above it do not only repeat its first row.
 */
export function* bestsellersFirst(
  { recentBuyers }: ListingIndex,
  positions: readonly number[],
): Generator<number> {
  const buyersOf = (position: number) => recentBuyers[position] ?? 0;
  const isBought = (position: number) => buyersOf(position) > 0;
  yield* positions.filter(isBought).sort((one, other) => buyersOf(other) - buyersOf(one) || one - other);
  for (const position of positions) if (!isBought(position)) yield position;
}

export function* allPositions({ size }: ListingIndex): Generator<number> {
  for (let position = 0; position < size; position += 1) yield position;
}
