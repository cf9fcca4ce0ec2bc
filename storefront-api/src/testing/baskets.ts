import type { Basket } from 'shared-contracts/api/basket';
import type { Product, ProductOption } from 'shared-contracts/api/product';
import type { FittingAnswers } from 'shared-contracts/forms/fitting';
import { eq } from 'drizzle-orm';
import { products, type BundleKind } from '../db/schema/index.ts';
import { call, type TestApi } from './test-api.ts';

export async function basketOf({ app }: TestApi, cookie: string, storeId = 1): Promise<Basket> {
  return (await call(app, 'basket-data', { store_id: storeId, variant: 'mini' }, { cookie })).data;
}

export async function emptyBasket(api: TestApi, cookie: string, storeId = 1): Promise<void> {
  let basket = await basketOf(api, cookie, storeId);
  for (const { cartItemId } of basket.items) {
    const fields = { store_id: storeId, cartItemId, qty: 0, version: basket.version };
    // oxlint-disable-next-line no-await-in-loop -- each change needs the version of the one before
    basket = (await call(api.app, 'basket-update', fields, { cookie })).data;
  }
}

export async function productOf({ app }: TestApi, productId: number, cookie?: string): Promise<Product> {
  return (await call(app, 'single-product', { productId, store_id: 1 }, { cookie })).data;
}

/** Returns the first bundle of a kind, as a visitor gets it. */
export async function bundleOf(api: TestApi, kind: BundleKind, cookie?: string): Promise<Product> {
  const bundle = await api.database.db.query.products.findFirst({
    where: eq(products.bundleKind, kind),
    orderBy: products.id,
  });
  return productOf(api, bundle?.id ?? 0, cookie);
}

/** Returns the first of the products that a store sells, as a guest of it gets it. */
export async function firstSold({ app }: TestApi, storeId: number, ids: readonly number[]): Promise<Product> {
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- ends at the first
    const { statusCode } = await app.inject(`/api/single-product/${id}?store_id=${storeId}`);
    // oxlint-disable-next-line no-await-in-loop -- once
    if (statusCode === 200)
      return (await call(app, 'single-product', { productId: id, store_id: storeId })).data;
  }
  throw new Error(`Store ${storeId} sells none of ${ids.length} products`);
}

/** Returns the first bundle of a kind that a store sells, as a guest of it gets it. */
export async function bundleIn(api: TestApi, storeId: number, kind: BundleKind): Promise<Product> {
  const bundles = await api.database.db.query.products.findMany({
    where: eq(products.bundleKind, kind),
    orderBy: products.id,
  });
  return firstSold(
    api,
    storeId,
    bundles.map(({ id }) => id),
  );
}

/** Chooses the value at `index` of each option, or the last one if there are fewer. */
export function chooseOptions(options: readonly ProductOption[], index = 0): Record<string, number> {
  return Object.fromEntries(
    options.map(({ super_attribute_id: id, values }) => [id, (values[index] ?? values.at(-1))?.id ?? 0]),
  );
}

/** Chooses options for every part of a bundle. */
export function chooseParts({ parts }: Product, index = 0): Record<string, Record<string, number>> {
  return Object.fromEntries(parts.map(({ partId, options }) => [partId, chooseOptions(options, index)]));
}

/** Valid answers for the workshop, with a sole length that every binding of the demo shop accepts. */
export const soleAnswers: FittingAnswers & { soleLengthMm: number } = {
  soleLengthMm: 306,
  bootNorm: 'alpine',
  weightKg: 71.5,
  heightCm: 176,
  birthYear: 1990,
  skierType: 2,
};

/** Valid answers for a bundle with the options at `index`: the sole length is that of its boots, if it has any. */
export function soleAnswersOf({ parts }: Product, index = 0): typeof soleAnswers {
  const soles = parts.flatMap(({ options }) => options.map(({ values }) => values[index] ?? values.at(-1)));
  const boots = soles.find((value) => value?.soleLengthMm !== undefined);
  return { ...soleAnswers, soleLengthMm: boots?.soleLengthMm ?? soleAnswers.soleLengthMm };
}

export function bundleAddition(
  bundle: Product,
  quantity = 1,
  index = 0,
  fittingForm: FittingAnswers = soleAnswersOf(bundle, index),
) {
  return {
    store_id: 1,
    productID: bundle.productId,
    quantity,
    bundleOptions: chooseParts(bundle, index),
    fittingForm,
  };
}

/** Returns the variants in the line of a bundle, in the order of its parts. */
export async function variantsOfLine({ database }: TestApi, lineId: number): Promise<number[]> {
  const parts = await database.db.query.basketLineParts.findMany({
    where: (table, is) => is.eq(table.lineId, lineId),
    orderBy: (table, order) => order.asc(table.partId),
  });
  return parts.map((part) => part.variantId);
}
