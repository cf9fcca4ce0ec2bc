import type { StoreLocale } from 'shared-contracts/locales';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { brands, prices, products, productTexts } from '../../db/schema/index.ts';

/** Language and currency decide which texts and prices of a product are read. */
export interface Shelf {
  locale: StoreLocale;
  currency: string;
}

const cardColumns = {
  productId: products.id,
  sku: products.sku,
  name: productTexts.name,
  brandName: brands.name,
  productType: products.productType,
  retail: prices.retail,
  special: prices.special,
  // Written out: in a sub-query the columns would lose their table names.
  inStock: sql<boolean>`exists (select 1 from variants where variants.product_id = products.id and variants.stock > 0)`,
};

/** Products with what a card shows. The caller adds conditions, order and limit. */
export function selectCards(db: Queryable, { locale, currency }: Shelf) {
  return db
    .select(cardColumns)
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(prices, and(eq(prices.sku, products.sku), eq(prices.currency, currency)))
    .$dynamic();
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
