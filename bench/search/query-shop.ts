import { stores } from 'shared-contracts/stores';
import { depth } from './figures.ts';
import type { JudgedQuery } from './judgements/index.ts';

/** What the shop answers to a term: the first products, their number, and where suggestions lead. */
export interface Answer {
  skus: readonly string[];
  total: number;
  suggestions: readonly string[];
  listingMs: number;
  suggestionMs: number;
}

interface Listing {
  items: { sku: string }[];
  total: number;
}

interface Suggestions {
  brands: { results: { payload: { url: string } }[] };
  productTypes: { results: { payload: { url: string } }[] };
}

/** Suggestions that a desktop shows of a group. */
const shownSuggestions = 4;

/** The first private store of the language. */
function storeOf(locale: string): (typeof stores)[number] {
  const store = stores.find((each) => each.locale === locale && each.kind === 'private');
  if (store === undefined) throw new Error(`There is no private store in ${locale}`);
  return store;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the answer of its endpoint
async function timed<Body>(url: string): Promise<{ body: Body; ms: number }> {
  const startMs = performance.now();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const body = (await response.json()) as Body;
  return { body, ms: performance.now() - startMs };
}

/** Requests the suggestions and the results of a term. Each term is requested once, so none of them is in a cache. */
export async function queryShop(
  base: string,
  { locale, term }: Pick<JudgedQuery, 'locale' | 'term'>,
): Promise<Answer> {
  const { id } = storeOf(locale);
  const text = encodeURIComponent(term);
  const suggested = await timed<Suggestions>(`${base}/api/predictive-search-v2?storeId=${id}&q=${text}`);
  const listed = await timed<Listing>(`${base}/api/cat-products-es?store_id=${id}&limit=${depth}&s=${text}`);
  const { brands, productTypes } = suggested.body;
  return {
    skus: listed.body.items.map(({ sku }) => sku),
    total: listed.body.total,
    suggestions: [brands, productTypes].flatMap(({ results }) =>
      results.slice(0, shownSuggestions).map(({ payload }) => payload.url),
    ),
    listingMs: listed.ms,
    suggestionMs: suggested.ms,
  };
}
