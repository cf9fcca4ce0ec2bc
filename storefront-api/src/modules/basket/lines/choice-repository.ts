import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import {
  bundleParts,
  prices,
  products,
  productTexts,
  variantOptions,
  variants,
} from '../../../db/schema/index.ts';
import type { Market } from '../../catalogue/context.ts';

const choicesOf = prepared((db) =>
  db
    .select({
      productId: variants.productId,
      variantId: variants.id,
      soleLengthMm: variants.soleLengthMm,
      attributeId: variantOptions.attributeId,
      valueId: variantOptions.valueId,
    })
    .from(variants)
    .leftJoin(variantOptions, eq(variantOptions.variantId, variants.id))
    .where(sql`${variants.productId} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('choices_of'),
);

/** Returns one row for each option of each variant; none for a product that does not exist. */
export function findChoices(db: Queryable, productIds: readonly number[]) {
  return choicesOf(db).execute({ ids: `{${productIds.join(',')}}` });
}

export type Choice = Awaited<ReturnType<typeof findChoices>>[number];

const buyable = prepared((db) =>
  db
    .select({
      productType: products.productType,
      fittingForm: products.fittingForm,
      soleMinMm: products.soleMinMm,
      soleMaxMm: products.soleMaxMm,
    })
    .from(products)
    // A line is shown, and ordered, with its price and its name only.
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.list, sql.placeholder('list'))))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.locale, sql.placeholder('locale'))),
    )
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('buyable'),
);

/**
 * Returns the type of the product and the form for the workshop; null for an unknown product, and for one that the store
 * does not sell.
 */
export async function findBuyable(db: Queryable, id: number, { list, locale }: Market) {
  const rows = await buyable(db).execute({ id, list, locale });
  return rows[0] ?? null;
}

export type Buyable = NonNullable<Awaited<ReturnType<typeof findBuyable>>>;

export function findBundleParts(db: Queryable, bundleId: number) {
  return db
    .select({ partId: bundleParts.id, productId: bundleParts.productId })
    .from(bundleParts)
    .where(eq(bundleParts.bundleId, bundleId))
    .orderBy(asc(bundleParts.position));
}
