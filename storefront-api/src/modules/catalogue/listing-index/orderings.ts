import type { ListingOrder } from 'shared-contracts/api/listing-orders';
import type { ListingIndex } from './index-data.ts';

/** A rank for every place, and the place of every rank. */
interface Ranking {
  rankOf: Int32Array;
  placeAt: Int32Array;
}

export interface Orderings {
  /** Sorts places by an order. Ties go by product id, so that a product stands on one page only. */
  sort: (places: Int32Array, order: ListingOrder, dir: 'asc' | 'desc', list: string) => Int32Array;
}

/** Each order is worked out for the whole catalogue at its first use: afterwards sorting is sorting of integers. */
export function createOrderings(index: ListingIndex): Orderings {
  const rankings = new Map<string, Ranking>();

  const rankingOf = (order: ListingOrder, dir: 'asc' | 'desc', list: string): Ranking => {
    const key = order === 'price' || order === 'discount' ? `${order} ${dir} ${list}` : `${order} ${dir}`;
    const known = rankings.get(key);
    if (known !== undefined) return known;
    const ranking = rank(index, valuesOf(index, order, list), dir);
    rankings.set(key, ranking);
    return ranking;
  };

  return {
    sort: (places, order, dir, list) => {
      if (order === 'relevance' && dir === 'desc') return places; // places are in that order already
      const { rankOf, placeAt } = rankingOf(order, dir, list);
      const ranks = places.map((place) => rankOf[place] ?? 0).sort();
      return ranks.map((each) => placeAt[each] ?? 0);
    },
  };
}

function valuesOf(index: ListingIndex, order: ListingOrder, list: string): ArrayLike<number> {
  if (order === 'newest') return index.releasedAt;
  if (order === 'relevance') return index.productIds.map((_id, place) => index.size - place);
  const column = index.prices.get(list);
  const values = order === 'price' ? column?.special : column?.discount;
  return values ?? new Int32Array(index.size);
}

function rank({ size, productIds }: ListingIndex, values: ArrayLike<number>, dir: 'asc' | 'desc'): Ranking {
  const sign = dir === 'asc' ? 1 : -1;
  const placeAt = Int32Array.from({ length: size }, (_, place) => place).sort((one, other) => {
    const difference = ((values[one] ?? 0) - (values[other] ?? 0)) * sign;
    return difference || (productIds[one] ?? 0) - (productIds[other] ?? 0);
  });
  const rankOf = new Int32Array(size);
  for (const [position, place] of placeAt.entries()) rankOf[place] = position;
  return { rankOf, placeAt };
}
