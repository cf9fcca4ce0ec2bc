import type { Audience } from '../../../db/schema/index.ts';
import { audiences, type ListingIndex } from '../listing-index/index-data.ts';

/** Ids of genders in accounts: 1 man, 2 woman. 3 means not specified. */
const audienceOfGender: Readonly<Record<number, 'men' | 'women'>> = { 1: 'men', 2: 'women' };

const adults: readonly Audience[] = ['unisex', 'women', 'men'];

/** Returns who a product at a position is made for. */
export const audienceAt = (index: ListingIndex, position: number): Audience =>
  audiences[index.audience[position] ?? 0] ?? 'unisex';

/** Returns the audiences whose products suit a gender: unisex and junior ones suit both. */
export function suitingGender(gender: number | undefined): ReadonlySet<Audience> {
  const wanted = gender === undefined ? undefined : audienceOfGender[gender];
  return new Set(wanted === undefined ? audiences : [wanted, 'unisex', 'junior']);
}

/**
 * Returns the audiences whose products suit the wearer of a product. Children get no products for women or men, and adults
 * none for children. A requested gender takes the place of the product's.
 */
export function suitingWearer(product: Audience, gender: number | undefined): ReadonlySet<Audience> {
  if (product === 'junior') return new Set<Audience>(['junior', 'unisex']);
  const requested = gender === undefined ? product : (audienceOfGender[gender] ?? 'unisex');
  return new Set<Audience>(requested === 'unisex' ? adults : [requested, 'unisex']);
}
