import { audiences, type ListingIndex } from '../listing-index/index-data.ts';

/** Ids of genders in accounts: 1 man, 2 woman. 3 means not specified and does not filter. */
const audienceOfGender: Readonly<Record<number, 'men' | 'women'>> = { 1: 'men', 2: 'women' };

interface Choice {
  /** Price list. Products that it does not contain are skipped. */
  list: string;
  gender?: number | undefined;
  without?: number | undefined;
  count: number;
}

/**
 * Returns the first products in stock that suit a gender. Products for women do not suit men and vice versa; unisex and
 * junior products suit both.
 */
export function pickProducts(index: ListingIndex, positions: Iterable<number>, choice: Choice): number[] {
  const column = index.prices.get(choice.list);
  const wanted = choice.gender === undefined ? undefined : audienceOfGender[choice.gender];
  const picked: number[] = [];
  for (const position of positions) {
    if (picked.length >= choice.count) break;
    const id = index.productIds[position] ?? 0;
    const audience = audiences[index.audience[position] ?? 0];
    const suits =
      wanted === undefined || audience === wanted || audience === 'unisex' || audience === 'junior';
    const isSold = (column?.special[position] ?? -1) >= 0 && index.inStock[position] === 1;
    if (suits && isSold && id !== choice.without) picked.push(id);
  }
  return picked;
}

/** Returns the gender that a product is made for; undefined for unisex, junior and unknown products. */
export function genderOfProduct(index: ListingIndex, productId: number): number | undefined {
  const position = index.positionOf.get(productId);
  const audience = position === undefined ? undefined : audiences[index.audience[position] ?? 0];
  const [gender] = Object.entries(audienceOfGender).find(([, each]) => each === audience) ?? [];
  return gender === undefined ? undefined : Number(gender);
}

export function* allPositions({ size }: ListingIndex): Generator<number> {
  for (let position = 0; position < size; position += 1) yield position;
}
