import { LRUCache } from 'lru-cache';
import type { ParsedRequestOf, ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import { cardsById } from '../products/cards-by-id.ts';
import { toSale } from '../sales/sale-teaser.ts';
import { boundedPage, paginationOf } from '../pagination.ts';
import { breadcrumbOf, categoryTrail } from '../categories/category-trail.ts';
import { priceBands } from './facet-messages.ts';
import { brandLogoPath } from '../brand-path.ts';
import { findBrand } from '../brands/repository.ts';
import { findRunningSale } from '../sales/sale-repository.ts';
import type { CatalogueContext } from '../context.ts';
import { countFacets, type FacetCounts } from './count-facets.ts';
import { facetsOf } from './facets.ts';
import { colourBits, filtersOf, variantChoiceOf } from './filters.ts';
import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import type { SearchResult } from '../search/search-products.ts';
import { nameOfList } from './list-names.ts';
import { picturesInColours } from './pictures-by-colour.ts';
import { searchPositions } from './search-positions.ts';

type ListingRequest = ParsedRequestOf<'cat-products-es'>;
type Listing = ResponseOf<'cat-products-es'>;

export async function listProducts(
  db: Queryable,
  cache: CatalogueCache,
  request: ListingRequest,
  context: CatalogueContext,
): Promise<Listing> {
  const { index, orderings } = await cache.current();
  const { market, prices } = context;
  const bands = priceBands(prices.currency);
  const [subject, counts, searched] = await Promise.all([
    findSubject(db, index, request, context),
    countsOf(db, index, request, bands, context),
    searchOf(db, index, request, context),
  ]);
  const { order, dir } = allowedOrdering(request, prices);
  const positions = orderings.sort(counts.matched, order, dir, market.list);
  const pages = Math.ceil(positions.length / request.limit);
  const page = boundedPage(request.p, pages);
  const offset = (page - 1) * request.limit;
  const { priceBounds } = counts;
  const ids = Array.from(
    positions.subarray(offset, offset + request.limit),
    (position) => index.productIds[position] ?? 0,
  );
  // A chosen colour counts more than one in the term, which may be part of a name.
  const colours = colourBits(index, request.colour ?? []) || (searched?.colours ?? 0);

  return {
    ...subject,
    correctedTerm: searched?.correctedTerm ?? null,
    items: await cardsById(db, ids, context, await picturesInColours(db, index, ids, colours)),
    total: positions.length,
    pagination: paginationOf(page, pages),
    facets: facetsOf({ index, request, counts, bands, locale: market.locale, store: context.store, prices }),
    priceBounds:
      priceBounds === null || !prices.isVisible
        ? null
        : { min: prices.money(priceBounds.min), max: prices.money(priceBounds.max) },
  };
}

/** Matched products of all cached listings together, plus 1,000 for each listing: about 40 MB. */
const maxCachedMatches = 10_000_000;

const countsPerIndex = cachePerIndex(
  () =>
    new LRUCache<string, FacetCounts>({
      maxSize: maxCachedMatches,
      sizeCalculation: ({ matched }) => 1_000 + matched.length,
    }),
);

/** Counts facets, cached for all pages and orders of a listing. */
async function countsOf(
  db: Queryable,
  index: ListingIndex,
  request: ListingRequest,
  bands: readonly number[],
  context: CatalogueContext,
): Promise<FacetCounts> {
  const counts = countsPerIndex(index);
  const { market, prices } = context;
  const { p: _page, limit: _limit, order: _order, dir: _dir, store_id: _store, ...subject } = request;
  const key = JSON.stringify([market, prices.isVisible, subject]);
  const known = counts.get(key);
  if (known !== undefined) return known;
  const scope = await scopeOf(db, index, request, context);
  const filters = filtersOf(index, request, market.list, prices);
  const choice = variantChoiceOf(index, request);
  const counted = countFacets(index, { scope, filters, choice, list: market.list, bands });
  counts.set(key, counted);
  return counted;
}

/**
 * Replaces orders by price and discount for visitors without prices, because the order would reveal which product costs
 * more.
 */
function allowedOrdering(
  { order, dir }: Pick<ListingRequest, 'order' | 'dir'>,
  prices: PriceView,
): Pick<ListingRequest, 'order' | 'dir'> {
  const revealsPrices = order === 'price' || order === 'discount';
  return revealsPrices && !prices.isVisible ? { order: 'relevance', dir: 'desc' } : { order, dir };
}

/** Returns what a search finds; null without a term. */
async function searchOf(
  db: Queryable,
  index: ListingIndex,
  { s: term, exact }: ListingRequest,
  { market }: CatalogueContext,
): Promise<SearchResult | null> {
  if (term === undefined) return null;
  return searchPositions(db, index, { term, locale: market.locale, isExact: exact === true });
}

/** Returns the positions that belong to every subject of the request. */
async function scopeOf(
  db: Queryable,
  index: ListingIndex,
  request: ListingRequest,
  context: CatalogueContext,
): Promise<Int32Array> {
  const none = new Int32Array(0);
  const lists: Int32Array[] = [];
  const searched = await searchOf(db, index, request, context);
  if (searched !== null) lists.push(searched.positions);
  if (request.sale_context !== undefined) lists.push(index.bySale.get(request.sale_context) ?? none);
  if (request.brand_id !== undefined) lists.push(index.byBrand.get(request.brand_id) ?? none);
  if (request.category_id !== undefined) lists.push(index.byCategory.get(request.category_id) ?? none);
  const [first, ...others] = lists;
  if (first === undefined) return Int32Array.from({ length: index.size }, (_, position) => position);
  // The first list keeps its order. That of a search is by relevance to the term.
  return others.reduce((kept, other) => {
    const allowed = new Set(other);
    return kept.filter((position) => allowed.has(position));
  }, first);
}

async function findSubject(
  db: Queryable,
  index: ListingIndex,
  request: ListingRequest,
  context: CatalogueContext,
): Promise<Pick<Listing, 'heading' | 'sale'>> {
  const { category_id: categoryId, brand_id: brandId, sale_context: saleId } = request;
  const category = categoryId === undefined ? undefined : index.categories.get(categoryId);
  if (categoryId !== undefined && category === undefined) throw new ShopError('not_found');
  const [brand, sale] = await Promise.all([
    brandId === undefined ? undefined : findBrand(db, { id: brandId }),
    saleId === undefined ? undefined : findRunningSale(db, context, { id: saleId }),
  ]);
  if (brand === null || sale === null) throw new ShopError('not_found');

  const { locale } = context.market;
  const answer = { sale: sale === undefined ? null : toSale(sale, index, context) };
  if (category !== undefined) {
    const { id, name, description } = category;
    const above = categoryTrail(index, id).filter((each) => each !== category);
    const breadcrumbs = above.map((each) => breadcrumbOf(each, locale));
    const listName = category.urlPath === '' ? nameOfList(request, locale) : null;
    const ofCategory = { name: name[locale], description: description[locale] };
    const texts = listName === null ? ofCategory : { ...listName, description: '' };
    return { ...answer, heading: { id, ...texts, breadcrumbs, logo: null } };
  }
  if (brand !== undefined) {
    const { id, name, slug, description } = brand;
    const logo = brandLogoPath(slug);
    return { ...answer, heading: { id, name, description: description[locale], breadcrumbs: [], logo } };
  }
  if (sale !== undefined) {
    const { id, title, description } = sale;
    const texts = { name: title[locale], description: description[locale] };
    return { ...answer, heading: { id, ...texts, breadcrumbs: [], logo: null } };
  }
  return { ...answer, heading: null };
}
