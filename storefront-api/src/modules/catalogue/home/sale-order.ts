import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import { suitablePositions } from '../sliders/pick.ts';
import { suitingGender } from '../sliders/wearers.ts';
import type { SaleRow } from '../sales/sale-repository.ts';

export interface SalePreferences {
  /** Ids of the brands that the member follows. */
  followed: ReadonlySet<number>;
  gender: number | undefined;
  list: string;
}

/** Whether a sale has products that suit a gender, by price list, gender and id of the sale. */
const suitingSales = cachePerIndex(() => new Map<string, boolean>());

/** Returns the sales of followed brands first, then those that suit the gender, each in their order. */
export function orderSales(
  index: ListingIndex,
  rows: readonly SaleRow[],
  { followed, gender, list }: SalePreferences,
): SaleRow[] {
  const rank = (row: SaleRow) => {
    if (isFollowed(row, followed)) return 0;
    return suits(index, row.id, gender, list) ? 1 : 2;
  };
  const ranks = new Map(rows.map((row) => [row.id, rank(row)]));
  return rows.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));
}

export const isFollowed = ({ brandId }: SaleRow, followed: ReadonlySet<number>): boolean =>
  brandId !== null && followed.has(brandId);

/** Returns whether a product of the sale in stock suits the gender. Without a gender every sale does. */
function suits(index: ListingIndex, saleId: number, gender: number | undefined, list: string): boolean {
  if (gender === undefined) return true;
  const known = suitingSales(index);
  const key = `${list} ${gender} ${saleId}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const choice = { list, audiences: suitingGender(gender) };
  const [first] = suitablePositions(index, index.bySale.get(saleId) ?? [], choice);
  known.set(key, first !== undefined);
  return first !== undefined;
}
