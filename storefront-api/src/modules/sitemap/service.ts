import type { ResponseOf } from 'shared-contracts/api';
import { sitemapPartSize, type SitemapSection } from 'shared-contracts/api/sitemap';
import { paths } from 'shared-contracts/routes';
import { guestGroup } from 'shared-contracts/session';
import { stores, type Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { brandPath } from '../catalogue/brand-path.ts';
import { categoryPath } from '../catalogue/category-path.ts';
import { runningSaleAddresses } from '../catalogue/sales/running-sales.ts';
import { storesSelling } from '../selling-periods/selling-stores.ts';
import { priceListOf } from '../pricing/price-list.ts';
import { marketOf } from '../catalogue/context.ts';
import { findBrands, findCategoryPaths, findContent, findProductRanges, findProducts } from './repository.ts';

type Entry = ResponseOf<'sitemap-part'>['entries'][number];
type Part = ResponseOf<'sitemap'>['parts'][number];

interface Context {
  db: Queryable;
  store: Store;
  now: Date;
}

/** Returns the entry of a page without a known date of change. */
const undated = (path: string): Entry => ({ path, lastmod: null, stores: null });

/** Sections that are read completely and then divided into parts. */
const readers: Record<Exclude<SitemapSection, 'products'>, (context: Context) => Promise<Entry[]>> = {
  statics: () => Promise.resolve([paths.home, paths.brandsIndex].map(undated)),
  categories: async ({ db }) =>
    (await findCategoryPaths(db)).map((category) => undated(categoryPath(category))),
  brands: sellingBrands,
  sales: runningSales,
  content: editorialPages,
};

/** Returns the brands that the store lists products of. The page of any other one is not indexed. */
async function sellingBrands({ db, store }: Context): Promise<Entry[]> {
  const found = await findBrands(db, [...new Set(stores.map(priceListOf))]);
  return found
    .filter(({ lists }) => lists.includes(priceListOf(store)))
    .map(({ slug, lists }) => {
      const storeIds = stores.filter((each) => lists.includes(priceListOf(each))).map(({ id }) => id);
      return {
        path: brandPath(slug),
        lastmod: null,
        stores: storeIds.length === stores.length ? null : storeIds,
      };
    });
}

/** Returns running sales that are open to guests. */
async function runningSales({ db, store, now }: Context): Promise<Entry[]> {
  const context = { store, market: marketOf(store, null), group: guestGroup, now };
  const sales = await runningSaleAddresses(db, context);
  return sales.map(({ path, since }) => ({ path, lastmod: since.toISOString(), stores: null }));
}

async function editorialPages({ db, store }: Context): Promise<Entry[]> {
  const pages = (await findContent(db)).filter(({ locales }) => locales.includes(store.locale));
  return pages.map(({ identifier, locales }) => {
    const storeIds = stores.filter((other) => locales.includes(other.locale)).map(({ id }) => id);
    return {
      path: `/${identifier}`,
      lastmod: null,
      stores: storeIds.length === stores.length ? null : storeIds,
    };
  });
}

export async function sitemapParts(context: Context): Promise<Part[]> {
  const { db, now } = context;
  const completeSections = await Promise.all(
    Object.entries(readers).map(async ([section, read]) => {
      const { length } = await read(context);
      const count = Math.ceil(length / sitemapPartSize);
      return Array.from({ length: count }, (_, index) => ({
        section: section as SitemapSection,
        number: index + 1,
        lastmod: null,
      }));
    }),
  );
  const ranges = await findProductRanges(db, sitemapPartSize);
  const ofProducts = ranges.map(({ number, releasedAt }) => ({
    section: 'products' as const,
    number,
    lastmod: past(releasedAt, now),
  }));
  return [...completeSections.flat(), ...ofProducts];
}

/** Returns the entries of one part; empty for an unknown part. */
export async function sitemapEntries(
  context: Context,
  section: SitemapSection,
  number: number,
): Promise<Entry[]> {
  const from = (number - 1) * sitemapPartSize;
  if (section !== 'products') return (await readers[section](context)).slice(from, from + sitemapPartSize);
  const { db, store, now } = context;
  const rows = await findProducts(db, marketOf(store, null), from + 1, from + sitemapPartSize);
  return rows.map(({ id, releasedAt, lists, locales }) => {
    const storeIds = storesSelling(lists, locales);
    return {
      path: paths.product(id),
      lastmod: past(releasedAt, now),
      stores: storeIds.length === stores.length ? null : storeIds,
    };
  });
}

/** Returns null for a date in the future, which is that of an announced product. */
function past(date: Date | null, now: Date): string | null {
  return date === null || date > now ? null : date.toISOString();
}
