import type { StoreLocale } from 'shared-contracts/locales';
import { and, asc, between, eq, max, notLike, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { Market } from '../catalogue/context.ts';
import { brands, categories, cmsPages, prices, products, productTexts } from '../../db/schema/index.ts';

export function findCategoryPaths(db: Queryable) {
  return db.select({ urlPath: categories.urlPath }).from(categories).orderBy(asc(categories.urlPath));
}

/** Returns the brands, and which of some price lists have a product of each. */
export function findBrands(db: Queryable, lists: readonly string[]) {
  const each = sql.join(
    lists.map((list) => sql`(${list})`),
    sql`, `,
  );
  return db
    .select({
      slug: brands.slug,
      // `exists` stops at the first product: to collect the lists of all products would read every price.
      lists: sql<string[]>`(
        select coalesce(json_agg(l.list), '[]') from (values ${each}) as l(list) where exists (
          select 1 from products p join prices on prices.product_id = p.id and prices.list = l.list
          where p.brand_id = brands.id))`,
    })
    .from(brands)
    .orderBy(asc(brands.slug));
}

/** Returns editorial pages with the locales of each. Variants for single stores are not separate pages. */
export function findContent(db: Queryable) {
  return db
    .select({
      identifier: cmsPages.identifier,
      locales: sql<StoreLocale[]>`array_agg(${cmsPages.locale})`,
    })
    .from(cmsPages)
    .where(notLike(cmsPages.identifier, '%@%'))
    .groupBy(cmsPages.identifier)
    .orderBy(asc(cmsPages.identifier));
}

/** Returns the ranges of product ids, each with its latest release date. Ranges without products are omitted. */
export function findProductRanges(db: Queryable, size: number) {
  const number = sql<number>`(${products.id} - 1) / ${sql.raw(String(size))} + 1`;
  return db
    .select({ number, releasedAt: max(products.releasedAt) })
    .from(products)
    .groupBy(number)
    .orderBy(number);
}

/** Returns the products in a range of ids that a store sells, with the price lists and the locales of all stores. */
export function findProducts(db: Queryable, { locale, list }: Market, from: number, to: number) {
  return db
    .select({
      id: products.id,
      releasedAt: products.releasedAt,
      lists: sql<string[]>`(select json_agg(p.list) from prices p where p.product_id = products.id)`,
      locales: sql<
        StoreLocale[]
      >`(select json_agg(t.locale) from product_texts t where t.product_id = products.id)`,
    })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.list, list)))
    .where(between(products.id, from, to))
    .orderBy(asc(products.id));
}
