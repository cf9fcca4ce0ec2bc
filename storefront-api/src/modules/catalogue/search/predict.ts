import type { ResponseOf } from 'shared-contracts/api';
import type { PredictiveGroup } from 'shared-contracts/api/search';
import type { StoreLocale } from 'shared-contracts/locales';
import { predictiveLimits } from 'shared-contracts/api/search';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../../db/client.ts';
import { brandPath } from '../brand-path.ts';
import { categoryPath } from '../category-path.ts';
import type { CategoryEntry } from '../listing-index/index-data.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { fold } from 'storefront-ports/fold';
import { categoriesOfWords } from './category-words.ts';
import { interpretTerm } from './query/interpret-term.ts';
import type { SearchQuery, TextPart } from './query/search-query.ts';
import { suggestCategories } from './rank/suggest-categories.ts';
import { findBrands } from './repository.ts';
import { termTokens } from './tokens.ts';
import { groupTitles } from './titles.ts';
import { vocabularyOf } from './vocabulary/vocabulary.ts';

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
  const isEmpty = termTokens(term).length === 0;
  const [brands, types] = isEmpty
    ? [[], []]
    : await Promise.all([findBrands(db, folded, brandLimit), findCategories(db, cache, term.trim(), locale)]);
  const title = groupTitles[locale];
  return {
    brands: group(
      0,
      title.brands,
      null,
      brands.map(({ name, slug }) => ({ text: name, url: brandPath(slug) })),
    ),
    productTypes: group(1, title.productTypes, isEmpty ? null : paths.search(term.trim()), types),
  };
}

/** Returns categories whose own name matches, then categories of the products that the term finds. */
async function findCategories(db: Queryable, cache: CatalogueCache, term: string, locale: StoreLocale) {
  const { index } = await cache.current();
  const vocabulary = await vocabularyOf(db, index, locale);
  const lookUp = (parts: readonly TextPart[]) => categoriesOfWords(db, locale, parts);
  const { query, found, correctedTerm } = await interpretTerm(db, vocabulary, term, lookUp);
  const ids = suggestCategories(index, vocabulary, query, found).slice(0, typeLimit);
  const names = [term, ...(correctedTerm === null ? [] : [correctedTerm]), ...synonymsOf(query)].map(fold);
  const named = [...index.categories.values()].filter(({ name }) =>
    names.some((each) => matchesWordPrefixes(fold(name[locale]), each.trim())),
  );
  const ofProducts = ids.flatMap((id) => index.categories.get(id) ?? []);
  return [...new Set<CategoryEntry>([...named, ...ofProducts])]
    .slice(0, typeLimit)
    .map(({ name, urlPath }) => ({
      text: name[locale],
      url: categoryPath({ urlPath }),
    }));
}

/** Limits the comparison with the names of all categories, which runs at every key. */
const maxSuggestedSynonyms = 5;

/** Returns the synonyms of a term that is a single word or synonym; none for other terms. */
function synonymsOf({ texts }: SearchQuery): string[] {
  const [first, ...others] = texts;
  if (first === undefined || others.length > 0) return [];
  return first.alternatives
    .slice(1, 1 + maxSuggestedSynonyms)
    .map((tokens) => tokens.map(({ word }) => word).join(' '));
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
