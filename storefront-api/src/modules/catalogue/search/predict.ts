import type { ResponseOf } from 'shared-contracts/api';
import type { PredictiveGroup } from 'shared-contracts/api/search';
import type { StoreLocale } from 'shared-contracts/locales';
import { predictiveLimits } from 'shared-contracts/api/search';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../../db/client.ts';
import type { CategoryEntry } from '../listing-index/index-data.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { fold } from 'storefront-ports/fold';
import { searchWords, type TermPart } from './search-terms.ts';
import { withSynonyms } from './synonyms.ts';
import { findBrands, findCategoriesByWords, findSimilarWords } from './repository.ts';
import { groupTitles } from './titles.ts';

const brandLimit = predictiveLimits.desktop;
/** Twice as many, because the client shows more product types if there are few brands. */
const typeLimit = 2 * predictiveLimits.desktop;

/** Returns suggestions for a term that is being typed. */
export async function predict(
  db: Queryable,
  cache: CatalogueCache,
  term: string,
  locale: StoreLocale,
): Promise<ResponseOf<'predictive-search-v2'>> {
  const folded = fold(term).trim();
  const isEmpty = searchWords(folded).length === 0;
  const [brands, types] = isEmpty
    ? [[], []]
    : await Promise.all([findBrands(db, folded, brandLimit), findTypes(db, cache, folded, locale)]);
  const title = groupTitles[locale];
  return {
    brands: group(
      0,
      title.brands,
      null,
      brands.map(({ name, slug }) => ({ text: name, url: `/brand/${slug}` })),
    ),
    productTypes: group(1, title.productTypes, isEmpty ? null : paths.search(term.trim()), types),
  };
}

/** Returns categories whose own name matches, then categories whose products match. */
async function findTypes(db: Queryable, cache: CatalogueCache, folded: string, locale: StoreLocale) {
  const { index } = await cache.current();
  const parts = await withSynonyms(db, index, folded, locale);
  const ids = await typesOfProducts(db, parts, locale);
  const [whole, ...others] = parts;
  const names = [folded, ...(others.length === 0 ? synonymsOf(whole) : []).map((words) => words.join(' '))];
  const named = [...index.categories.values()].filter(({ name }) =>
    names.some((each) => matchesWordPrefixes(fold(name[locale]), each)),
  );
  const found = ids.flatMap((id) => index.categories.get(id) ?? []);
  return [...new Set<CategoryEntry>([...named, ...found])].slice(0, typeLimit).map(({ name, urlPath }) => ({
    text: name[locale],
    url: urlPath === '' ? '/products' : `/products/${urlPath}`,
  }));
}

/** Per part. They are looked up while the shopper types. */
const maxSuggestedSynonyms = 5;
/** Words of the term and of its synonyms: more of the synonyms are not looked up. */
const maxLookedUpWords = 40;

const synonymsOf = (part: TermPart | undefined) => part?.synonyms.slice(0, maxSuggestedSynonyms) ?? [];

/** Number of products by category. */
type Counts = ReadonlyMap<number, number>;

/**
 * Returns categories with products whose names contain every word or its synonyms, those with the most such products
 * first.
 */
async function typesOfProducts(
  db: Queryable,
  parts: readonly TermPart[],
  locale: StoreLocale,
): Promise<number[]> {
  const waysOf = (part: TermPart) => [part.words, ...synonymsOf(part)];
  const words = [...parts.flatMap((part) => part.words), ...parts.flatMap((part) => waysOf(part).flat())];
  const counts = await countsByWord(db, [...new Set(words)].slice(0, maxLookedUpWords), locale);
  const exact = parts.map((part) => highestOf(waysOf(part).map((way) => typesWithWords(counts, way))));
  const misspelt = parts.filter((_, place) => exact[place]?.size === 0).flatMap((part) => part.words);
  const all = await withSimilarWords(db, misspelt, counts, locale);
  const perPart = parts.map((part, place) => {
    const found = exact[place];
    return found !== undefined && found.size > 0 ? found : typesWithWords(all, part.words);
  });
  return [...intersectionOf(perPart)]
    .sort(([one, many], [other, few]) => few - many || one - other)
    .map(([id]) => id)
    .slice(0, typeLimit);
}

type CountsByWord = ReadonlyMap<string, Counts>;

function typesWithWords(counts: CountsByWord, words: readonly string[]): Counts {
  return intersectionOf(words.map((word) => counts.get(word) ?? new Map()));
}

/** Returns the counts with those of the most similar words for the words that have none. */
async function withSimilarWords(
  db: Queryable,
  words: readonly string[],
  counts: CountsByWord,
  locale: StoreLocale,
): Promise<CountsByWord> {
  const similar = await findSimilarWords(
    db,
    locale,
    words.filter((word) => !counts.has(word)),
  );
  const found = await countsByWord(db, [...new Set(similar.map(({ word }) => word))], locale);
  const all = new Map(counts);
  for (const [misspelt, rows] of Map.groupBy(similar, (row) => row.misspelt))
    all.set(misspelt, highestOf(rows.flatMap(({ word }) => found.get(word) ?? [])));
  return all;
}

async function countsByWord(
  db: Queryable,
  words: readonly string[],
  locale: StoreLocale,
): Promise<CountsByWord> {
  const found = await findCategoriesByWords(db, locale, words);
  return new Map(
    [...found].map(([word, rows]) => [
      word,
      new Map(rows.map(({ categoryId, products }) => [categoryId, products])),
    ]),
  );
}

/** Returns the categories of any of the counts, each with its highest number. */
function highestOf(all: readonly Counts[]): Counts {
  const highest = new Map<number, number>();
  for (const counts of all) {
    for (const [id, products] of counts) highest.set(id, Math.max(highest.get(id) ?? 0, products));
  }
  return highest;
}

/** Returns the categories of all the counts, with the numbers of the first. */
function intersectionOf([first, ...others]: readonly Counts[]): Counts {
  return new Map([...(first ?? [])].filter(([id]) => others.every((counts) => counts.has(id))));
}

function matchesWordPrefixes(name: string, typed: string): boolean {
  const words = name.split(/[\s'’-]+/);
  return typed.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)));
}

function group(
  order: number,
  title: string,
  url: string | null,
  results: readonly { text: string; url: string }[],
): PredictiveGroup {
  return {
    order,
    title,
    url,
    results: results.map(({ text, url: target }, index) => ({
      text,
      order: index,
      payload: { url: target },
    })),
  };
}
