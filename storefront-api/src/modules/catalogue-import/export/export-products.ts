import type { InferSelectModel } from 'drizzle-orm';
import { asc, eq, gt, inArray } from 'drizzle-orm';
import { pathWithAncestors } from 'storefront-ports/category-path';
import type { RecordOf } from 'storefront-ports/import-format';
import type { Queryable } from '../../../db/client.ts';
import {
  brands,
  bundleParts,
  categories,
  categoryProducts,
  optionAttributes,
  optionValues,
  priceHistory,
  priceLists,
  prices,
  products,
  productTexts,
  variantOptions,
  variantPrices,
  variants,
} from '../../../db/schema/index.ts';
import { withoutGroupPrices } from '../staging/group-prices.ts';
import { byBytes, groupBy, instantText, type Emit } from './emit.ts';

type Product = RecordOf<'product'>;

const batchSize = 1_000;

/* oxlint-disable no-await-in-loop -- one connection */

/** Emits the products by id, with texts, prices, variants and parts, a thousand at a time. */
export async function exportProducts(tx: Queryable, emit: Emit): Promise<void> {
  const paths = new Map(
    (await tx.select({ id: categories.id, path: categories.urlPath }).from(categories)).map(
      ({ id, path }) => [id, path],
    ),
  );
  const known = new Set(paths.values());
  const groupLists = await findGroupLists(tx);
  for (let last = 0; ;) {
    const rows = await tx
      .select({ product: products, brand: brands.slug })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(batchSize);
    if (rows.length === 0) return;
    last = rows.at(-1)?.product.id ?? Infinity;
    const details = await findDetails(
      tx,
      rows.map(({ product }) => product.id),
    );
    for (const { product, brand } of rows) {
      const category = paths.get(product.categoryId) ?? '';
      const derived = new Set(pathWithAncestors(category).filter((path) => known.has(path)));
      const all = (details.categories.get(product.id) ?? []).map((row) => paths.get(row.categoryId) ?? '');
      await emit({
        type: 'product',
        id: product.id,
        sku: product.sku,
        productType: product.productType,
        brand,
        category,
        otherCategories: all.filter((path) => !derived.has(path)).toSorted(),
        ...ownFields(product),
        ...withoutGroupPrices(detailsOf(details, product), groupLists),
      });
    }
  }
}

async function findGroupLists(tx: Queryable): Promise<Map<string, string[]>> {
  const rows = await tx.select().from(priceLists);
  const byBase = Map.groupBy(rows, ({ base }) => base);
  return new Map([...byBase].map(([base, lists]) => [base, lists.map(({ code }) => code)]));
}

type OwnField = Exclude<
  keyof Product,
  | 'type'
  | 'id'
  | 'sku'
  | 'productType'
  | 'brand'
  | 'category'
  | 'otherCategories'
  | 'texts'
  | 'prices'
  | 'priceHistory'
  | 'variants'
  | 'bundle'
>;

const ownFields = (product: InferSelectModel<typeof products>): Pick<Product, OwnField> => ({
  model: product.model,
  audience: product.audience,
  facts: product.facts,
  colourFamilies: product.colourFamilies,
  artKind: product.artKind,
  colours: product.colours,
  pictures: product.pictures,
  video: product.video,
  strategy: product.strategy,
  isDropship: product.isDropship,
  dispatchDays: product.dispatchDays,
  fittingForm: product.fittingForm,
  soleMinMm: product.soleMinMm,
  soleMaxMm: product.soleMaxMm,
  popularity: product.popularity,
  recentBuyers: product.recentBuyers,
  releasedAt: instantText(product.releasedAt),
});

type Details = Awaited<ReturnType<typeof findDetails>>;

async function findDetails(tx: Queryable, ids: number[]) {
  const ownVariants = await tx
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.position), asc(variants.id));
  const variantIds = ownVariants.map(({ id }) => id);
  return {
    categories: groupBy(
      await tx.select().from(categoryProducts).where(inArray(categoryProducts.productId, ids)),
      ({ productId }) => productId,
    ),
    texts: groupBy(
      await tx
        .select({
          productId: productTexts.productId,
          locale: productTexts.locale,
          name: productTexts.name,
          description: productTexts.description,
        })
        .from(productTexts)
        .where(inArray(productTexts.productId, ids))
        .orderBy(byBytes(productTexts.locale)),
      ({ productId }) => productId,
    ),
    prices: groupBy(
      await tx.select().from(prices).where(inArray(prices.productId, ids)).orderBy(byBytes(prices.list)),
      ({ productId }) => productId,
    ),
    history: groupBy(
      await tx
        .select()
        .from(priceHistory)
        .where(inArray(priceHistory.productId, ids))
        .orderBy(byBytes(priceHistory.list), asc(priceHistory.validFrom)),
      ({ productId }) => productId,
    ),
    variants: groupBy(ownVariants, ({ productId }) => productId),
    options: groupBy(await findOptions(tx, variantIds), ({ variantId }) => variantId),
    variantPrices: groupBy(
      variantIds.length === 0
        ? []
        : await tx
            .select()
            .from(variantPrices)
            .where(inArray(variantPrices.variantId, variantIds))
            .orderBy(byBytes(variantPrices.list)),
      ({ variantId }) => variantId,
    ),
    parts: groupBy(
      await tx
        .select({ part: bundleParts, sku: products.sku })
        .from(bundleParts)
        .innerJoin(products, eq(products.id, bundleParts.productId))
        .where(inArray(bundleParts.bundleId, ids))
        .orderBy(asc(bundleParts.position), asc(bundleParts.id)),
      ({ part }) => part.bundleId,
    ),
  };
}

async function findOptions(tx: Queryable, variantIds: number[]) {
  if (variantIds.length === 0) return [];
  return tx
    .select({
      variantId: variantOptions.variantId,
      option: optionAttributes.code,
      value: optionValues.code,
    })
    .from(variantOptions)
    .innerJoin(optionAttributes, eq(optionAttributes.id, variantOptions.attributeId))
    .innerJoin(optionValues, eq(optionValues.id, variantOptions.valueId))
    .where(inArray(variantOptions.variantId, variantIds))
    .orderBy(asc(variantOptions.attributeId));
}

const priceEntry = ({ list, retail, special }: { list: string; retail: number; special: number }) =>
  [list, { retail, special }] as const;

function detailsOf(
  details: Details,
  { id, bundleKind }: { id: number; bundleKind: NonNullable<Product['bundle']>['kind'] | null },
): Pick<Product, 'texts' | 'prices' | 'priceHistory' | 'variants' | 'bundle'> {
  return {
    texts: Object.fromEntries(
      (details.texts.get(id) ?? []).map(({ locale, name, description }) => [locale, { name, description }]),
    ),
    prices: Object.fromEntries((details.prices.get(id) ?? []).map(priceEntry)),
    priceHistory: (details.history.get(id) ?? []).map(({ list, amount, validFrom, validTo }) => ({
      list,
      amount,
      validFrom: instantText(validFrom),
      validTo: validTo === null ? null : instantText(validTo),
    })),
    variants: (details.variants.get(id) ?? []).map((variant) => ({
      sku: variant.sku,
      gtin: variant.gtin,
      stock: variant.stock,
      lengthCm: variant.lengthCm,
      soleLengthMm: variant.soleLengthMm,
      colours: variant.colours,
      pictures: variant.pictures,
      options: Object.fromEntries(
        (details.options.get(variant.id) ?? []).map(({ option, value }) => [option, value]),
      ),
      prices: Object.fromEntries((details.variantPrices.get(variant.id) ?? []).map(priceEntry)),
    })),
    bundle:
      bundleKind === null
        ? null
        : {
            kind: bundleKind,
            parts: (details.parts.get(id) ?? []).map(({ part, sku }) => ({
              id: part.id,
              sku,
              label: part.label,
            })),
          },
  };
}
