import type { InferSelectModel } from 'drizzle-orm';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import {
  basketLines,
  baskets,
  brands,
  optionAttributes,
  optionValues,
  prices,
  products,
  productTexts,
  variantOptions,
  variantPrices,
  variants,
} from '../../db/schema/index.ts';

export type BasketRow = InferSelectModel<typeof baskets>;
export type LineRow = InferSelectModel<typeof basketLines>;

/** Whose basket: a member's, or that of a guest's session. */
export type BasketOwner = { storeId: number; customerId: number } | { storeId: number; sessionHash: string };

function ownedBy(owner: BasketOwner) {
  return and(
    eq(baskets.storeId, owner.storeId),
    'customerId' in owner
      ? eq(baskets.customerId, owner.customerId)
      : eq(baskets.sessionHash, owner.sessionHash),
  );
}

export async function findBasket(db: Queryable, owner: BasketOwner): Promise<BasketRow | null> {
  const rows = await db.select().from(baskets).where(ownedBy(owner));
  return rows[0] ?? null;
}

/** Locked until the transaction ends, so that changes of one basket happen one after the other. */
export async function lockBasket(tx: Queryable, owner: BasketOwner): Promise<BasketRow | null> {
  const rows = await tx.select().from(baskets).where(ownedBy(owner)).for('update');
  return rows[0] ?? null;
}

export async function lockOrCreateBasket(tx: Queryable, owner: BasketOwner, now: Date): Promise<BasketRow> {
  await tx
    .insert(baskets)
    .values({ ...owner, updatedAt: now })
    .onConflictDoNothing();
  const basket = await lockBasket(tx, owner);
  if (basket === null) throw new Error('The basket is gone although it was just created');
  return basket;
}

export async function touchBasket(tx: Queryable, basketId: number, now: Date): Promise<void> {
  await tx
    .update(baskets)
    .set({ version: sql`${baskets.version} + 1`, updatedAt: now })
    .where(eq(baskets.id, basketId));
}

/** In id order, so that two transactions cannot wait for each other. */
export async function lockStock(tx: Queryable, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
    .orderBy(asc(variants.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row.stock]));
}

export function findLines(db: Queryable, basketId: number): Promise<LineRow[]> {
  return db.select().from(basketLines).where(eq(basketLines.basketId, basketId)).orderBy(asc(basketLines.id));
}

export async function putLine(tx: Queryable, line: Omit<LineRow, 'id'>): Promise<void> {
  await tx
    .insert(basketLines)
    .values(line)
    .onConflictDoUpdate({
      target: [basketLines.basketId, basketLines.contentKey],
      set: { qty: line.qty },
    });
}

export async function removeLine(tx: Queryable, lineId: number): Promise<void> {
  await tx.delete(basketLines).where(eq(basketLines.id, lineId));
}

export async function deleteBasket(tx: Queryable, basketId: number): Promise<void> {
  await tx.delete(baskets).where(eq(baskets.id, basketId));
}

export function findLineDetails(db: Queryable, basketId: number, { locale, list }: Shelf) {
  return db
    .select({
      lineId: basketLines.id,
      variantId: variants.id,
      qty: basketLines.qty,
      productId: products.id,
      productType: products.productType,
      sku: variants.sku,
      stock: variants.stock,
      name: productTexts.name,
      brandName: brands.name,
      retail: sql<number>`coalesce(${variantPrices.retail}, ${prices.retail})`,
      special: sql<number>`coalesce(${variantPrices.special}, ${prices.special})`,
    })
    .from(basketLines)
    .innerJoin(variants, eq(variants.id, basketLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(prices, and(eq(prices.productId, variants.productId), eq(prices.list, list)))
    .leftJoin(variantPrices, and(eq(variantPrices.variantId, variants.id), eq(variantPrices.list, list)))
    .where(eq(basketLines.basketId, basketId))
    .orderBy(asc(basketLines.id));
}

export type LineDetails = Awaited<ReturnType<typeof findLineDetails>>[number];

export async function findChosenOptions(db: Queryable, basketId: number) {
  return db
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
    .where(eq(basketLines.basketId, basketId))
    .orderBy(asc(basketLines.id), asc(optionAttributes.position));
}

export type ChosenOption = Awaited<ReturnType<typeof findChosenOptions>>[number];

/** Every variant of a product with its options; none for a product that does not exist. */
export function findChoices(db: Queryable, productId: number) {
  return db
    .select({
      variantId: variants.id,
      attributeId: variantOptions.attributeId,
      valueId: variantOptions.valueId,
    })
    .from(variants)
    .leftJoin(variantOptions, eq(variantOptions.variantId, variants.id))
    .where(eq(variants.productId, productId));
}

export type Choice = Awaited<ReturnType<typeof findChoices>>[number];
