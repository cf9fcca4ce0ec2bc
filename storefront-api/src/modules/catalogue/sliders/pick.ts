import { audiences, type ListingIndex } from '../listing-index/index-data.ts';

/** Genders as accounts name them: 1 man, 2 woman; 3 neither said. */
const audienceOfGender: Readonly<Record<number, 'men' | 'women'>> = { 1: 'men', 2: 'women' };

interface Choice {
  /** Price list: what it does not sell is not offered. */
  list: string;
  gender?: number | undefined;
  without?: number | undefined;
  count: number;
}

/**
 * The first products of some places that are in stock and suit a gender, best known first. A product for women
 * is not offered to men, nor the other way round; what is for everybody or for juniors suits all.
 */
export function pickProducts(index: ListingIndex, places: Iterable<number>, choice: Choice): number[] {
  const column = index.prices.get(choice.list);
  const wanted = choice.gender === undefined ? undefined : audienceOfGender[choice.gender];
  const picked: number[] = [];
  for (const place of places) {
    if (picked.length >= choice.count) break;
    const id = index.productIds[place] ?? 0;
    const audience = audiences[index.audience[place] ?? 0];
    const suits =
      wanted === undefined || audience === wanted || audience === 'unisex' || audience === 'junior';
    const isSold = (column?.special[place] ?? -1) >= 0 && index.inStock[place] === 1;
    if (suits && isSold && id !== choice.without) picked.push(id);
  }
  return picked;
}

export function* everyPlace({ size }: ListingIndex): Generator<number> {
  for (let place = 0; place < size; place += 1) yield place;
}
