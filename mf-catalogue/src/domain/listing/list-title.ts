import type { ListingState } from './listing-selection.ts';

/**
 * Whether the API may name a list by its order or its filter, as in "New in". The title of the page follows that name
 * then, instead of the name of the category.
 */
export function mayHaveOwnName({ order, filters }: ListingState): boolean {
  return order === 'newest' || filters.last_items !== undefined;
}

/** Returns the title of a page of a list. `template`: the message `listing.pageTitle`, for the pages after the first. */
export function listTitle(name: string, page: number, template: string): string {
  if (page === 1) return name;
  const values: Readonly<Record<string, string>> = { name, page: String(page) };
  return template.replaceAll(/\{(name|page)\}/g, (_match, key: string) => values[key] ?? '');
}
