import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { brands, prices, products, productTexts } from '../../../db/schema/index.ts';
import { firstPicture } from '../../media/first-picture.ts';
import type { Market } from '../context.ts';

/**
 * A bundle is in stock if each of its parts is; any other product if one of its variants is. Raw SQL, because Drizzle
 * omits the table names of columns in a subquery.
 */
export const isInStock = sql<boolean>`case when products.product_type = 'bundle'
  then not exists (
    select 1 from bundle_parts where bundle_parts.bundle_id = products.id and not exists (
      select 1 from variants where variants.product_id = bundle_parts.product_id and variants.stock > 0))
  else exists (select 1 from variants where variants.product_id = products.id and variants.stock > 0)
  end`;

const cardColumns = {
  productId: products.id,
  sku: products.sku,
  artKind: products.artKind,
  colours: products.colours,
  pictures: firstPicture(products.pictures),
  name: productTexts.name,
  brandName: brands.name,
  productType: products.productType,
  strategy: products.strategy,
  retail: prices.retail,
  special: prices.special,
  inStock: isInStock,
};

type ValueOrPlaceholder<Value> = Value | Placeholder;

/** Selects products with the columns of a card. Locale and price list may be placeholders. */
export function cardQuery(
  db: Queryable,
  { locale, list }: { [Key in keyof Market]: ValueOrPlaceholder<Market[Key]> },
) {
  return db
    .select(cardColumns)
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.list, list)));
}

/** Selects cards. The caller adds conditions, order and limit. */
export function selectCards(db: Queryable, market: Market) {
  return cardQuery(db, market).$dynamic();
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
