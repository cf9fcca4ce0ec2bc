import type { StoreLocale } from 'shared-contracts/locales';
import { and, asc, between, eq, max, notLike, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { brands, categories, cmsPages, products, productTexts } from '../../db/schema/index.ts';

export function findCategoryPaths(db: Queryable) {
  return db.select({ urlPath: categories.urlPath }).from(categories).orderBy(asc(categories.urlPath));
}

export function findBrandSlugs(db: Queryable) {
  return db.select({ slug: brands.slug }).from(brands).orderBy(asc(brands.slug));
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

/** Returns the products in a range of ids that have texts in a locale. */
export function findProducts(db: Queryable, locale: StoreLocale, from: number, to: number) {
  return db
    .select({ id: products.id, releasedAt: products.releasedAt })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .where(between(products.id, from, to))
    .orderBy(asc(products.id));
}
