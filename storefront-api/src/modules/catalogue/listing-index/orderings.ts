import type { ListingOrder } from 'shared-contracts/api/listing-orders';
import type { ListingIndex } from './index-data.ts';

/** Maps positions to ranks and ranks to positions. */
interface Ranking {
  rankOf: Int32Array;
  positionAt: Int32Array;
}

export interface Orderings {
  /**
   * Sorts positions. Products that are sold out come last in every order. Equal values are ordered by product id, so that
   * each product is on exactly one page.
   */
  sort: (positions: Int32Array, order: ListingOrder, dir: 'asc' | 'desc', list: string) => Int32Array;
}

/** Creates orderings. Each ranks the whole catalogue on first use; after that, sorting compares integers only. */
export function createOrderings(index: ListingIndex): Orderings {
  const rankings = new Map<string, Ranking>();

  const rankingOf = (order: ListingOrder, dir: 'asc' | 'desc', list: string): Ranking => {
    const key = order === 'price' || order === 'discount' ? `${order} ${dir} ${list}` : `${order} ${dir}`;
    const known = rankings.get(key);
    if (known !== undefined) return known;
    const ranking = createRanking(index, valuesOf(index, order, list), dir);
    rankings.set(key, ranking);
    return ranking;
  };

  return {
    sort: (positions, order, dir, list) => {
      if (order === 'relevance' && dir === 'desc') return positions; // Positions are in this order already.
      const { rankOf, positionAt } = rankingOf(order, dir, list);
      const ranks = positions.map((position) => rankOf[position] ?? 0).sort();
      return ranks.map((each) => positionAt[each] ?? 0);
    },
  };
}

function valuesOf(index: ListingIndex, order: ListingOrder, list: string): ArrayLike<number> {
  if (order === 'newest') return index.releasedAt;
  if (order === 'relevance') return index.productIds.map((_id, position) => index.size - position);
  const column = index.prices.get(list);
  const values = order === 'price' ? column?.special : column?.discount;
  return values ?? new Int32Array(index.size);
}

function createRanking(
  { size, productIds, inStock }: ListingIndex,
  values: ArrayLike<number>,
  dir: 'asc' | 'desc',
): Ranking {
  const sign = dir === 'asc' ? 1 : -1;
  const positionAt = Int32Array.from({ length: size }, (_, position) => position).sort((one, other) => {
    const byStock = (inStock[other] ?? 0) - (inStock[one] ?? 0);
    const difference = ((values[one] ?? 0) - (values[other] ?? 0)) * sign;
    return byStock || difference || (productIds[one] ?? 0) - (productIds[other] ?? 0);
  });
  const rankOf = new Int32Array(size);
  for (const [rank, position] of positionAt.entries()) rankOf[position] = rank;
  return { rankOf, positionAt };
}
