import type { PriceListName } from './price-lists.ts';
import type { ProductPlan } from './product-plan.ts';

/** Days after which a product belongs to the last season. */
const seasonDays = 290;

const isOutletList = (list: string) => list.startsWith('outlet-');

/** Returns whether the outlet sells a product, and the members' shop no more. */
export const isOfLastSeason = ({ ageDays }: Pick<ProductPlan, 'ageDays'>): boolean => ageDays >= seasonDays;

/**
 * Returns the prices in the lists of the stores that sell a product: the outlet what is left of the last season, the
 * members' shop the rest. Neither undercuts the other, because no product is in both.
 */
export function assorted(
  prices: Readonly<Record<PriceListName, { retail: number; special: number }>>,
  isLastSeason: boolean,
): ProductPlan['prices'] {
  const lists = Object.keys(prices) as PriceListName[];
  return Object.fromEntries(
    lists.filter((list) => isOutletList(list) === isLastSeason).map((list) => [list, prices[list]]),
  );
}

export const isSoldToMembers = ({ prices }: Pick<ProductPlan, 'prices'>): boolean =>
  prices['standard-GBP'] !== undefined;
