import { and, asc, eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import {
  brands,
  bundleParts,
  categories,
  optionAttributes,
  optionValues,
  prices,
  products,
  productTexts,
  variantOptions,
  variantPrices,
  variants,
} from '../../../db/schema/index.ts';
import { firstPicture } from '../../media/first-picture.ts';
import type { Market } from '../context.ts';

const productById = prepared((db) =>
  db
    .select({
      product: getTableColumns(products),
      name: productTexts.name,
      description: productTexts.description,
      brand: { id: brands.id, name: brands.name, slug: brands.slug },
      category: {
        id: categories.id,
        name: categories.name,
        urlPath: categories.urlPath,
        sizeGuide: categories.sizeGuide,
        audienceSizeGuides: categories.audienceSizeGuides,
      },
    })
    .from(products)
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.locale, sql.placeholder('locale'))),
    )
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product_by_id'),
);

/** Reads the description of a product. Prices are read separately, because they change more often. */
export async function findProduct(db: Queryable, id: number, { locale }: Pick<Market, 'locale'>) {
  const rows = await productById(db).execute({ locale, id });
  return rows[0] ?? null;
}

export type ProductDescription = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

const priceById = prepared((db) =>
  db
    .select({ retail: prices.retail, special: prices.special })
    .from(prices)
    .where(and(eq(prices.productId, sql.placeholder('id')), eq(prices.list, sql.placeholder('list'))))
    .prepare('price_by_id'),
);

/** Returns null for a product that the price list does not contain. */
export async function findPrice(db: Queryable, id: number, { list }: Pick<Market, 'list'>) {
  const rows = await priceById(db).execute({ list, id });
  return rows[0] ?? null;
}

/** Selects one language of a localised column. */
const inLocale = (column: SQLWrapper) => sql<string | null>`${column} ->> ${sql.placeholder('locale')}::text`;

const variantRows = prepared((db) =>
  db
    .select({
      productId: variants.productId,
      variantId: variants.id,
      sku: variants.sku,
      gtin: variants.gtin,
      colours: variants.colours,
      pictures: variants.pictures,
      stock: variants.stock,
      soleLengthMm: variants.soleLengthMm,
      productRetail: prices.retail,
      productSpecial: prices.special,
      retail: sql<number>`coalesce(${variantPrices.retail}, ${prices.retail})`,
      special: sql<number>`coalesce(${variantPrices.special}, ${prices.special})`,
      attributeId: optionAttributes.id,
      attributeCode: optionAttributes.code,
      attributePosition: optionAttributes.position,
      attributeLabel: inLocale(optionAttributes.label),
      valueId: optionValues.id,
      valuePosition: optionValues.position,
      valueLabel: inLocale(optionValues.label),
    })
    .from(variants)
    .innerJoin(
      prices,
      and(eq(prices.productId, variants.productId), eq(prices.list, sql.placeholder('list'))),
    )
    .leftJoin(
      variantPrices,
      and(eq(variantPrices.variantId, variants.id), eq(variantPrices.list, sql.placeholder('list'))),
    )
    .leftJoin(variantOptions, eq(variantOptions.variantId, variants.id))
    .leftJoin(optionAttributes, eq(optionAttributes.id, variantOptions.attributeId))
    .leftJoin(optionValues, eq(optionValues.id, variantOptions.valueId))
    .where(sql`${variants.productId} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(asc(variants.position), asc(optionAttributes.position))
    .prepare('variant_rows'),
);

/** Returns one row for each option of each variant, and one with nulls for a variant without options. */
export function findVariantRows(db: Queryable, productIds: readonly number[], { locale, list }: Market) {
  return variantRows(db).execute({ locale, list, ids: `{${productIds.join(',')}}` });
}

export type VariantRow = Awaited<ReturnType<typeof findVariantRows>>[number];

/** Returns the parts of a bundle in display order. */
export function findParts(db: Queryable, bundleId: number, { locale }: Pick<Market, 'locale'>) {
  return db
    .select({
      partId: bundleParts.id,
      label: bundleParts.label,
      productId: products.id,
      sku: products.sku,
      artKind: products.artKind,
      colours: products.colours,
      pictures: firstPicture(products.pictures),
      name: productTexts.name,
      brandName: brands.name,
      audience: products.audience,
      sizeGuide: categories.sizeGuide,
      audienceSizeGuides: categories.audienceSizeGuides,
    })
    .from(bundleParts)
    .innerJoin(products, eq(products.id, bundleParts.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(bundleParts.bundleId, bundleId))
    .orderBy(asc(bundleParts.position));
}

export type PartRow = Awaited<ReturnType<typeof findParts>>[number];

/** Returns the bundle if the product is one of its parts, and null otherwise. */
export async function findBundleOf(
  db: Queryable,
  bundleId: number,
  productId: number,
  { locale }: Pick<Market, 'locale'>,
): Promise<{ id: number; name: string } | null> {
  const rows = await db
    .select({ id: bundleParts.bundleId, name: productTexts.name })
    .from(bundleParts)
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, bundleParts.bundleId), eq(productTexts.locale, locale)),
    )
    .where(and(eq(bundleParts.bundleId, bundleId), eq(bundleParts.productId, productId)))
    .limit(1);
  return rows[0] ?? null;
}
