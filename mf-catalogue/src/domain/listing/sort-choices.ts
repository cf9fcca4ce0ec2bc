import type { ListingState } from './listing-selection.ts';

export interface SortChoice {
  id: 'recommended' | 'newest' | 'cheapest' | 'dearest' | 'saving';
  order: ListingState['order'];
  dir: ListingState['dir'];
}

const publicChoices: readonly SortChoice[] = [
  { id: 'recommended', order: 'relevance', dir: 'desc' },
  { id: 'newest', order: 'newest', dir: 'desc' },
];

const priceChoices: readonly SortChoice[] = [
  { id: 'cheapest', order: 'price', dir: 'asc' },
  { id: 'dearest', order: 'price', dir: 'desc' },
  { id: 'saving', order: 'discount', dir: 'desc' },
];

/**
 * Returns the orders to choose from. Orders by price or discount would reveal prices, so only visitors who see prices
 * get them.
 */
export function sortChoices(maySeePrices: boolean): readonly SortChoice[] {
  return maySeePrices ? [...publicChoices, ...priceChoices] : publicChoices;
}
