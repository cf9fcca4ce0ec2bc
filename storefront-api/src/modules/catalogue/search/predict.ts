import type { ResponseOf } from 'shared-contracts/api';
import type { PredictiveGroup } from 'shared-contracts/api/search';
import type { StoreLocale } from 'shared-contracts/locales';
import { predictiveLimits } from 'shared-contracts/api/search';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../../db/client.ts';
import type { CategoryEntry } from '../listing-index/index-data.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { fold } from 'storefront-ports/fold';
import { searchWords } from './search-terms.ts';
import { findBrands, findCategoriesByWord, findSimilarWords } from './repository.ts';
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
  const [{ index }, ids] = await Promise.all([cache.current(), typesOfProducts(db, folded, locale)]);
  const named = [...index.categories.values()].filter(({ name }) =>
    matchesWordPrefixes(fold(name[locale]), folded),
  );
  const found = ids.flatMap((id) => index.categories.get(id) ?? []);
  return [...new Set<CategoryEntry>([...named, ...found])].slice(0, typeLimit).map(({ name, urlPath }) => ({
    text: name[locale],
    url: urlPath === '' ? '/products' : `/products/${urlPath}`,
  }));
}

/** Returns categories with products whose names contain every word, those with the most such products first. */
async function typesOfProducts(db: Queryable, folded: string, locale: StoreLocale): Promise<number[]> {
  const perWord = await Promise.all(
    searchWords(folded).map(async (word) => {
      const exact = await findCategoriesByWord(db, locale, word);
      if (exact.length > 0) return exact;
      const similar = await findSimilarWords(db, locale, word);
      return (await Promise.all(similar.map((each) => findCategoriesByWord(db, locale, each)))).flat();
    }),
  );
  const [first = [], ...others] = perWord.map((found) => {
    const counts = new Map<number, number>();
    for (const { categoryId, products } of found) {
      counts.set(categoryId, Math.max(counts.get(categoryId) ?? 0, products));
    }
    return [...counts];
  });
  return first
    .filter(([id]) => others.every((found) => found.some(([other]) => other === id)))
    .sort(([one, many], [other, few]) => few - many || one - other)
    .map(([id]) => id)
    .slice(0, typeLimit);
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
