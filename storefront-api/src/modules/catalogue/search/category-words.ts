import type { StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../../db/client.ts';
import type { TextPart } from './query/search-query.ts';
import { findCategoriesByWords } from './repository.ts';

/** Number of products by category. */
export type CategoryCounts = ReadonlyMap<number, number>;

/** Limits a query that runs at every key: further words of synonyms are not looked up. */
const maxLookedUpWords = 40;

/** Counts by category the products whose names contain the words of a part or of a synonym, in one query for all parts. */
export async function categoriesOfWords(
  db: Queryable,
  locale: StoreLocale,
  parts: readonly TextPart[],
): Promise<Map<TextPart, CategoryCounts>> {
  // A decimal number is one token, but `search_words` has only its digits before the point.
  const prefixesOf = (words: readonly string[]) => words.map((word) => word.replace(/\..*/, ''));
  const words = parts.flatMap(({ alternatives }) =>
    alternatives.flatMap((tokens) => prefixesOf(tokens.map(({ word }) => word))),
  );
  const rows = await findCategoriesByWords(db, locale, [...new Set(words)].slice(0, maxLookedUpWords));
  const countsOf = (word: string): CategoryCounts =>
    new Map((rows.get(word) ?? []).map(({ categoryId, products }) => [categoryId, products]));
  return new Map(
    parts.map((part) => {
      const byAlternative = part.alternatives.map((tokens) =>
        intersectionOf(prefixesOf(tokens.map(({ word }) => word)).map(countsOf)),
      );
      return [part, highestOf(byAlternative)];
    }),
  );
}

/** Returns the categories of any of the counts, each with its highest number. */
function highestOf(all: readonly CategoryCounts[]): CategoryCounts {
  const highest = new Map<number, number>();
  for (const counts of all) {
    for (const [id, products] of counts) highest.set(id, Math.max(highest.get(id) ?? 0, products));
  }
  return highest;
}

/** Returns the categories of all the counts, with the numbers of the first. */
function intersectionOf([first, ...others]: readonly CategoryCounts[]): CategoryCounts {
  return new Map([...(first ?? [])].filter(([id]) => others.every((counts) => counts.has(id))));
}
