import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import {
  brands,
  categories,
  optionAttributes,
  optionValues,
  prices,
  products,
  productTexts,
  variantOptions,
  variantPrices,
  variants,
} from '../../db/schema/index.ts';
import type { Shelf } from './shelf.ts';

export async function findProduct(db: Queryable, productId: number, { locale, list }: Shelf) {
  const rows = await db
    .select({
      product: getTableColumns(products),
      name: productTexts.name,
      description: productTexts.description,
      brand: { id: brands.id, name: brands.name, slug: brands.slug },
      category: { id: categories.id, name: categories.name, urlPath: categories.urlPath },
      retail: prices.retail,
      special: prices.special,
    })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.list, list)))
    .where(eq(products.id, productId));
  return rows[0] ?? null;
}

/** One row for each option of each variant; a variant without options has one row with nulls. */
export function findVariantRows(db: Queryable, productId: number, { list }: Shelf) {
  return db
    .select({
      variantId: variants.id,
      sku: variants.sku,
      stock: variants.stock,
      retail: sql<number>`coalesce(${variantPrices.retail}, ${prices.retail})`,
      special: sql<number>`coalesce(${variantPrices.special}, ${prices.special})`,
      attribute: getTableColumns(optionAttributes),
      value: getTableColumns(optionValues),
    })
    .from(variants)
    .innerJoin(prices, and(eq(prices.productId, variants.productId), eq(prices.list, list)))
    .leftJoin(variantPrices, and(eq(variantPrices.variantId, variants.id), eq(variantPrices.list, list)))
    .leftJoin(variantOptions, eq(variantOptions.variantId, variants.id))
    .leftJoin(optionAttributes, eq(optionAttributes.id, variantOptions.attributeId))
    .leftJoin(optionValues, eq(optionValues.id, variantOptions.valueId))
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position), asc(optionAttributes.position));
}

export type VariantRow = Awaited<ReturnType<typeof findVariantRows>>[number];
