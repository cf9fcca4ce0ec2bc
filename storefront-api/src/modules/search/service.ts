import type { ResponseOf } from 'shared-contracts/api';
import type { PredictiveGroup } from 'shared-contracts/api/search';
import type { StoreLocale } from 'shared-contracts/locales';
import { predictiveLimits } from 'shared-contracts/api/search';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../db/client.ts';
import { similarityCondition, wordsCondition } from '../catalogue/search-conditions.ts';
import { fold } from '../catalogue/search-terms.ts';
import { findBrands, findCategories, findCategoryIdsOfProducts } from './repository.ts';

const titles: Record<StoreLocale, { brands: string; productTypes: string }> = {
  en_GB: { brands: 'Brands', productTypes: 'Product types' },
  fr_FR: { brands: 'Marques', productTypes: 'Types de produits' },
};

const brandLimit = predictiveLimits.desktop;
/** The client fills up with product types where few brands were found. */
const typeLimit = 2 * predictiveLimits.desktop;

export async function predict(
  db: Queryable,
  term: string,
  locale: StoreLocale,
): Promise<ResponseOf<'predictive-search-v2'>> {
  const folded = fold(term).trim();
  const [brands, types] =
    folded === ''
      ? [[], []]
      : await Promise.all([findBrands(db, folded, brandLimit), findTypes(db, folded, locale)]);
  const title = titles[locale];
  return {
    brands: group(
      0,
      title.brands,
      null,
      brands.map(({ name, slug }) => ({ text: name, url: `/brand/${slug}` })),
    ),
    productTypes: group(1, title.productTypes, folded === '' ? null : paths.search(term.trim()), types),
  };
}

/** First the types called so, then those whose products are. */
async function findTypes(db: Queryable, folded: string, locale: StoreLocale) {
  const [categories, ids] = await Promise.all([findCategories(db), typesOfProducts(db, folded, locale)]);
  const named = categories.filter(({ name }) => beginsWords(fold(name[locale]), folded));
  const found = ids.flatMap((id) => categories.find((category) => category.id === id) ?? []);
  return [...new Set([...named, ...found])].slice(0, typeLimit).map(({ name, urlPath }) => ({
    text: name[locale],
    url: urlPath === '' ? '/products' : `/products/${urlPath}`,
  }));
}

async function typesOfProducts(db: Queryable, folded: string, locale: StoreLocale): Promise<number[]> {
  const exact = await findCategoryIdsOfProducts(db, locale, wordsCondition(folded, locale).where, typeLimit);
  if (exact.length > 0) return exact;
  return findCategoryIdsOfProducts(db, locale, similarityCondition(folded).where, typeLimit);
}

function beginsWords(name: string, typed: string): boolean {
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
