import { asc, count, desc, eq, ilike, or, sql, and, type SQL } from 'drizzle-orm';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../db/client.ts';
import { brands, categories, products, productTexts } from '../../db/schema/index.ts';

/** By a part of the name or, with a typing error, by likeness. `folded` has no accents and no capitals. */
export function findBrands(db: Queryable, folded: string, limit: number) {
  const pattern = `%${folded.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .select({ name: brands.name, slug: brands.slug })
    .from(brands)
    .where(or(ilike(brands.searchName, pattern), sql`${folded} <% ${brands.searchName}`))
    .orderBy(desc(sql`word_similarity(${folded}, ${brands.searchName})`), asc(brands.name))
    .limit(limit);
}

export function findCategories(db: Queryable) {
  return db
    .select({ id: categories.id, name: categories.name, urlPath: categories.urlPath })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
}

/** The categories that hold the most products under a search condition. */
export async function findCategoryIdsOfProducts(
  db: Queryable,
  locale: StoreLocale,
  condition: SQL,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: products.categoryId })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .where(condition)
    .groupBy(products.categoryId)
    .orderBy(desc(count()), asc(products.categoryId))
    .limit(limit);
  return rows.map((row) => row.id);
}
