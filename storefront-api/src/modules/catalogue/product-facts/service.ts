import type { ParsedRequestOf, ResponseOf } from 'shared-contracts/api';
import { specialKindOf } from 'shared-contracts/special-products';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { ownColumn } from './own-column.ts';
import { categorySizeGuide, productSizeGuide } from './size-guide-of.ts';
import type { CatalogueContext } from '../context.ts';
import { estimateProduct } from '../products/delivery-facts.ts';
import { describeStock } from '../products/stock-messages.ts';
import { isDeliverable } from '../../delivery/estimate.ts';
import { findCategoryPrices, findLowestPrices, findProductFacts, findSizeGuide } from './repository.ts';
import { sizeCell } from './size-cells.ts';

export async function stockMessages(
  db: Queryable,
  ids: readonly number[],
  { market }: CatalogueContext,
): Promise<ResponseOf<'get-stock-messages'>> {
  const rows = await findProductFacts(db, ids, market);
  return {
    messages: rows.map(({ productId, stock }) => ({ productId, ...describeStock(stock, market.locale) })),
  };
}

/** Returns delivery dates. Products that are sold out or cannot be delivered to the country are omitted. */
export async function stockDelivery(
  db: Queryable,
  ids: readonly number[],
  country: string,
  context: CatalogueContext,
): Promise<ResponseOf<'get-stock-delivery'>> {
  const rows = await findProductFacts(db, ids, context.market);
  const deliveries = rows.flatMap((row) => {
    const estimate = estimateProduct(row, country, context);
    if (estimate === null) return [];
    const {
      dispatch: dispatchDate,
      from: deliveryFrom,
      to: deliveryTo,
      message,
      untilFree = null,
    } = estimate;
    return { productId: row.productId, dispatchDate, deliveryFrom, deliveryTo, message, untilFree };
  });
  return { deliveries };
}

/** Returns who sends products. What is sent by e-mail is omitted. */
export async function supplierDropship(
  db: Queryable,
  ids: readonly number[],
  { market }: CatalogueContext,
): Promise<ResponseOf<'get-supplier-dropship'>> {
  const rows = await findProductFacts(db, ids, market);
  return {
    products: rows
      .filter(({ productId }) => specialKindOf(productId) === null)
      .map(({ productId, isDropship, dispatchDays }) => ({ productId, isDropship, dispatchDays })),
  };
}

export async function omnibusPrices(
  db: Queryable,
  ids: readonly number[],
  { market, prices }: CatalogueContext,
): Promise<ResponseOf<'omnibus-prices'>> {
  const [known, lowest] = await Promise.all([
    findProductFacts(db, ids, market),
    findLowestPrices(db, ids, market),
  ]);
  return {
    prices: known.map(({ productId }) => ({
      productId,
      lowestPrice: prices.money(lowest.get(productId) ?? null),
    })),
  };
}

export async function categoryPrices(
  db: Queryable,
  { categoryId, country, limit }: { categoryId: number; country: string; limit: number },
  { market, prices }: CatalogueContext,
): Promise<ResponseOf<'category-prices'>> {
  const rows = await findCategoryPrices(db, categoryId, market, limit);
  return {
    prices: rows.map((row) => ({
      productId: row.productId,
      price: prices.product(row),
      isDeliverable: isDeliverable(country),
    })),
  };
}

export async function priceAddOns(
  db: Queryable,
  ids: readonly number[],
  country: string,
  { market, prices }: CatalogueContext,
): Promise<ResponseOf<'price-add-on'>> {
  const rows = await findProductFacts(db, ids, market);
  return {
    prices: rows.map((row) => ({
      productId: row.productId,
      price: prices.product(row),
      inStock: row.stock > 0 && isDeliverable(country),
    })),
  };
}

export async function sizeGuide(
  db: Queryable,
  request: ParsedRequestOf<'size-guide'>,
  { market: { locale } }: CatalogueContext,
): Promise<Omit<ResponseOf<'size-guide'>, 'images'>> {
  const code = request.code ?? (await codeOf(db, request));
  const guide = code === null ? null : await findSizeGuide(db, code);
  if (guide === null) throw new ShopError('not_found');
  const { product_id: productId } = request;
  return {
    code: guide.code,
    title: guide.title[locale],
    intro: guide.intro[locale],
    how: guide.how[locale],
    units: guide.units,
    table: {
      columns: guide.columns.map(({ key, label, unit }) => ({ key, label: label[locale], unit })),
      rows: guide.rows.map((row) => row.map((cell) => sizeCell(cell, locale))),
      ownColumn: productId === undefined ? null : await ownColumn(db, productId, guide),
    },
  };
}

async function codeOf(db: Queryable, request: ParsedRequestOf<'size-guide'>): Promise<string | null> {
  if (request.product_id !== undefined) return productSizeGuide(db, request.product_id);
  if (request.category_id !== undefined) return categorySizeGuide(db, request.category_id);
  throw new ShopError('invalid_request', { fields: { code: 'required' } });
}

export async function productsForDelivery(
  db: Queryable,
  ids: readonly number[],
  { market }: CatalogueContext,
) {
  const rows = await findProductFacts(db, ids, market);
  return rows.map(({ productId, dispatchDays, stock }) => ({
    productId,
    cartItemId: null,
    dispatchDays,
    isInStock: stock > 0,
  }));
}
