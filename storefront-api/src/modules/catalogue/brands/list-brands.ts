import type { ResponseOf } from 'shared-contracts/api';
import type { Market } from '../context.ts';
import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import { groupByLetter } from './brand-letters.ts';
import { brandLogoPath, brandPath } from '../brand-path.ts';
import { productsByBrand } from './count-products.ts';

type Brands = ResponseOf<'brands'>;

/** Two rows of six on a desktop. */
const maxLargest = 12;

/** Lists by market: to sort thousands of names by the rules of a language takes longer than to send them. */
const listsPerIndex = cachePerIndex(() => new Map<string, Brands>());

/** Returns the brands that have a product in stock in a market. */
export function listBrands(index: ListingIndex, { locale, list }: Market): Brands {
  const lists = listsPerIndex(index);
  const key = `${locale} ${list}`;
  const brands = lists.get(key) ?? describeBrands(index, { locale, list });
  lists.set(key, brands);
  return brands;
}

function describeBrands(index: ListingIndex, { locale, list }: Market): Brands {
  const selling = [...productsByBrand(index, list)].flatMap(([id, { count, hasStock }]) => {
    const brand = index.names.brands.get(id);
    return brand === undefined || !hasStock ? [] : [{ id, count, ...brand }];
  });
  const largest = selling
    .toSorted((one, other) => other.count - one.count || one.id - other.id)
    .slice(0, maxLargest);
  return {
    groups: groupByLetter(
      selling.map(({ id, name, slug, count }) => ({ id, name, url: brandPath(slug), count })),
      locale,
    ),
    largest: largest.map(({ id, name, slug }) => ({
      id,
      name,
      url: brandPath(slug),
      logo: brandLogoPath(slug),
    })),
  };
}
