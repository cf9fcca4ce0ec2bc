import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { bundleParts, products, variantOptions, variants } from '../../../db/schema/index.ts';

const choicesOf = prepared((db) =>
  db
    .select({
      productId: variants.productId,
      variantId: variants.id,
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
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('buyable'),
);

/** Returns the type of the product and the form for the workshop; null for an unknown product. */
export async function findBuyable(db: Queryable, id: number) {
  const rows = await buyable(db).execute({ id });
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
