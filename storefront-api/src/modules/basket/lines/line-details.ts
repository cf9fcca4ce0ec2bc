import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Colours } from 'storefront-ports/picture-originals';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import {
  basketLineParts,
  basketLines,
  brands,
  bundleParts,
  optionAttributes,
  optionValues,
  prices,
  products,
  productTexts,
  variantOptions,
  variantPrices,
  variants,
} from '../../../db/schema/index.ts';
import type { Market } from '../../catalogue/context.ts';
import { firstPicture } from '../../media/first-picture.ts';

/** Stock of a line. The stock of a bundle is that of its scarcest part. */
const stockOfLine = sql<number>`case when ${basketLines.variantId} is null
  then coalesce((
    select min(v.stock) from basket_line_parts p join variants v on v.id = p.variant_id
    where p.line_id = ${basketLines.id}), 0)
  else coalesce(${variants.stock}, 0) end`;

const lineDetails = prepared((db) =>
  db
    .select({
      lineId: basketLines.id,
      qty: basketLines.qty,
      fittingForm: basketLines.fittingForm,
      productId: products.id,
      productType: products.productType,
      bundleKind: products.bundleKind,
      brandId: products.brandId,
      isDropship: products.isDropship,
      dispatchDays: products.dispatchDays,
      sku: sql<string>`coalesce(${variants.sku}, ${products.sku})`,
      artKind: products.artKind,
      colours: sql<Colours>`coalesce(${variants.colours}, ${products.colours})`,
      pictures: firstPicture(sql`coalesce(nullif(${variants.pictures}, '[]'), ${products.pictures})`),
      stock: stockOfLine,
      name: productTexts.name,
      brandName: brands.name,
      retail: sql<number>`coalesce(${variantPrices.retail}, ${prices.retail})`,
      special: sql<number>`coalesce(${variantPrices.special}, ${prices.special})`,
    })
    .from(basketLines)
    .innerJoin(products, eq(products.id, basketLines.productId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.locale, sql.placeholder('locale'))),
    )
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.list, sql.placeholder('list'))))
    .leftJoin(variants, eq(variants.id, basketLines.variantId))
    .leftJoin(
      variantPrices,
      and(eq(variantPrices.variantId, variants.id), eq(variantPrices.list, sql.placeholder('list'))),
    )
    // Quantity 0 marks a removed line, which is stored so that the removal can be undone.
    .where(and(eq(basketLines.basketId, sql.placeholder('basketId')), gt(basketLines.qty, 0)))
    .orderBy(asc(basketLines.id))
    .prepare('line_details'),
);

export function findLineDetails(db: Queryable, basketId: number, market: Market) {
  return lineDetails(db).execute({ ...market, basketId });
}

export type LineDetails = Awaited<ReturnType<typeof findLineDetails>>[number];

const chosenOptions = prepared((db) =>
  db
    .select({
      lineId: basketLines.id,
      attribute: optionAttributes.label,
      valueId: optionValues.id,
      value: optionValues.label,
    })
    .from(basketLines)
    .innerJoin(variantOptions, eq(variantOptions.variantId, basketLines.variantId))
    .innerJoin(optionAttributes, eq(optionAttributes.id, variantOptions.attributeId))
    .innerJoin(optionValues, eq(optionValues.id, variantOptions.valueId))
    .where(eq(basketLines.basketId, sql.placeholder('basketId')))
    .orderBy(asc(basketLines.id), asc(optionAttributes.position))
    .prepare('chosen_options'),
);

/** Returns the chosen options of every line that is not a bundle. */
export function findChosenOptions(db: Queryable, basketId: number) {
  return chosenOptions(db).execute({ basketId });
}

export type ChosenOption = Awaited<ReturnType<typeof findChosenOptions>>[number];

/** Returns one row for each chosen option of a part, and one with nulls for a part without options. */
export function findChosenParts(db: Queryable, basketId: number, { locale }: Pick<Market, 'locale'>) {
  return db
    .select({
      lineId: basketLines.id,
      partId: bundleParts.id,
      label: bundleParts.label,
      name: productTexts.name,
      value: optionValues.label,
    })
    .from(basketLines)
    .innerJoin(basketLineParts, eq(basketLineParts.lineId, basketLines.id))
    .innerJoin(bundleParts, eq(bundleParts.id, basketLineParts.partId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, bundleParts.productId), eq(productTexts.locale, locale)),
    )
    .leftJoin(variantOptions, eq(variantOptions.variantId, basketLineParts.variantId))
    .leftJoin(optionAttributes, eq(optionAttributes.id, variantOptions.attributeId))
    .leftJoin(optionValues, eq(optionValues.id, variantOptions.valueId))
    .where(eq(basketLines.basketId, basketId))
    .orderBy(asc(basketLines.id), asc(bundleParts.position), asc(optionAttributes.position));
}

export type ChosenPart = Awaited<ReturnType<typeof findChosenParts>>[number];
