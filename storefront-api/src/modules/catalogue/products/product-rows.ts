import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { brands, prices, products, productTexts } from '../../../db/schema/index.ts';
import type { Shelf } from '../context.ts';

/**
 * A bundle is in stock while each of its parts is; anything else while one of its variants is.
 * Written out: in a sub-query the columns would lose their table names.
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
  name: productTexts.name,
  brandName: brands.name,
  productType: products.productType,
  strategy: products.strategy,
  retail: prices.retail,
  special: prices.special,
  inStock: isInStock,
};

type Given<Value> = Value | Placeholder;

/** Products with what a card shows; language and price list may be filled in later. */
export function cardQuery(db: Queryable, { locale, list }: { [Key in keyof Shelf]: Given<Shelf[Key]> }) {
  return db
    .select(cardColumns)
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.list, list)));
}

/** The caller adds conditions, order and limit. */
export function selectCards(db: Queryable, shelf: Shelf) {
  return cardQuery(db, shelf).$dynamic();
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
