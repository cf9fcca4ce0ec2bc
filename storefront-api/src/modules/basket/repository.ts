import type { InferSelectModel } from 'drizzle-orm';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import {
  basketLineParts,
  basketLines,
  baskets,
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
  type FittingAnswers,
} from '../../db/schema/index.ts';

export type BasketRow = InferSelectModel<typeof baskets>;

/** Whose basket: a member's, or that of a guest's session. */
export type BasketOwner = { storeId: number; customerId: number } | { storeId: number; sessionHash: string };

/** One of the two is null: a member's baskets and a guest's are never mixed. */
function ownerFields(owner: BasketOwner) {
  return {
    storeId: owner.storeId,
    customerId: 'customerId' in owner ? owner.customerId : null,
    sessionHash: 'sessionHash' in owner ? owner.sessionHash : null,
  };
}

const ownedByGiven = and(
  eq(baskets.storeId, sql.placeholder('storeId')),
  or(
    eq(baskets.customerId, sql.placeholder('customerId')),
    eq(baskets.sessionHash, sql.placeholder('sessionHash')),
  ),
);

const basketOf = prepared((db) => db.select().from(baskets).where(ownedByGiven).prepare('basket_of'));

export async function findBasket(db: Queryable, owner: BasketOwner): Promise<BasketRow | null> {
  const rows = await basketOf(db).execute(ownerFields(owner));
  return rows[0] ?? null;
}

const lockedBasketOf = prepared((db) =>
  db.select().from(baskets).where(ownedByGiven).for('update').prepare('locked_basket_of'),
);

/** Locked until the transaction ends, so that changes of one basket happen one after the other. */
export async function lockBasket(tx: Queryable, owner: BasketOwner): Promise<BasketRow | null> {
  const rows = await lockedBasketOf(tx).execute(ownerFields(owner));
  return rows[0] ?? null;
}

export async function lockOrCreateBasket(tx: Queryable, owner: BasketOwner, now: Date): Promise<BasketRow> {
  const known = await lockBasket(tx, owner);
  if (known !== null) return known;
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

const lockedStock = prepared((db) =>
  db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(sql`${variants.id} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(asc(variants.id))
    .for('update')
    .prepare('locked_stock'),
);

/** In id order, so that two transactions cannot wait for each other. */
export async function lockStock(tx: Queryable, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await lockedStock(tx).execute({ ids: `{${variantIds.join(',')}}` });
  return new Map(rows.map((row) => [row.id, row.stock]));
}

/** What a line holds: one variant, or one of each part of a bundle. */
export interface LineContent {
  productId: number;
  variantId: number | null;
  parts: readonly { partId: number; variantId: number }[];
  fittingForm: FittingAnswers | null;
  contentKey: string;
}

export interface BasketLine extends LineContent {
  id: number;
  qty: number;
}

const linesOf = prepared((db) =>
  db
    .select()
    .from(basketLines)
    .where(eq(basketLines.basketId, sql.placeholder('basketId')))
    .orderBy(asc(basketLines.id))
    .prepare('lines_of'),
);

export async function findLines(db: Queryable, basketId: number): Promise<BasketLine[]> {
  const rows = await linesOf(db).execute({ basketId });
  const bundles = rows.filter((row) => row.variantId === null).map((row) => row.id);
  const parts =
    bundles.length === 0
      ? []
      : await db
          .select()
          .from(basketLineParts)
          .where(inArray(basketLineParts.lineId, bundles))
          .orderBy(asc(basketLineParts.partId));
  const partsOf = Map.groupBy(parts, (part) => part.lineId);
  return rows.map(({ basketId: _basketId, ...row }) => ({ ...row, parts: partsOf.get(row.id) ?? [] }));
}

/** Sets the quantity of the line with this content, or starts one. Returns its id. */
export async function putLine(
  tx: Queryable,
  basketId: number,
  content: LineContent,
  qty: number,
): Promise<number> {
  const { parts, ...line } = content;
  const rows = await tx
    .insert(basketLines)
    .values({ basketId, ...line, qty })
    .onConflictDoUpdate({ target: [basketLines.basketId, basketLines.contentKey], set: { qty } })
    .returning({ id: basketLines.id });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The line is gone although it was just written');
  if (parts.length > 0) {
    await tx
      .insert(basketLineParts)
      .values(parts.map(({ partId, variantId }) => ({ lineId: id, partId, variantId })))
      .onConflictDoNothing();
  }
  return id;
}

export async function setQuantity(tx: Queryable, lineId: number, qty: number): Promise<void> {
  await tx.update(basketLines).set({ qty }).where(eq(basketLines.id, lineId));
}

export async function removeLine(tx: Queryable, lineId: number): Promise<void> {
  await tx.delete(basketLines).where(eq(basketLines.id, lineId));
}

export async function deleteBasket(tx: Queryable, basketId: number): Promise<void> {
  await tx.delete(baskets).where(eq(baskets.id, basketId));
}

/** Pieces that a line can have at most: of a bundle as many as of its scarcest part. */
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
      dispatchDays: products.dispatchDays,
      sku: sql<string>`coalesce(${variants.sku}, ${products.sku})`,
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
    .where(eq(basketLines.basketId, sql.placeholder('basketId')))
    .orderBy(asc(basketLines.id))
    .prepare('line_details'),
);

export function findLineDetails(db: Queryable, basketId: number, shelf: Shelf) {
  return lineDetails(db).execute({ ...shelf, basketId });
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

/** What was chosen of each line that is no bundle. */
export function findChosenOptions(db: Queryable, basketId: number) {
  return chosenOptions(db).execute({ basketId });
}

export type ChosenOption = Awaited<ReturnType<typeof findChosenOptions>>[number];

/** The parts of each bundle; one row for each option that was chosen of a part, one with nulls where there is none. */
export function findChosenParts(db: Queryable, basketId: number, { locale }: Pick<Shelf, 'locale'>) {
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

/** Every variant of some products with its options; none for a product that does not exist. */
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

/** What kind of product it is and what the workshop asks for; null if there is none. */
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
