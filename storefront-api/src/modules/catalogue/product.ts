import type { BundlePart, Product } from 'shared-contracts/api/product';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { productImage, productViews } from '../media/image-urls.ts';
import { currentStrategy, dynamicData } from './dynamic.ts';
import { describeFacts } from './fact-words.ts';
import { fullName } from './full-name.ts';
import type { ListingIndex } from './listing/index-data.ts';
import type { Listings } from './listing/listings.ts';
import { toOptions } from './options.ts';
import { findBundleOf, findParts, findProduct, findVariantRows, type PartRow } from './product-repository.ts';
import { findSaleOfProduct } from './sale-repository.ts';
import type { ShopFront } from './shelf.ts';

export interface ProductQuestion {
  productId: number;
  /** The bundle through which the shopper came. */
  parentBundleId?: number | undefined;
}

export async function productDetails(
  db: Queryable,
  listings: Listings,
  { productId, parentBundleId }: ProductQuestion,
  front: ShopFront,
): Promise<Product> {
  const { shelf, prices, now } = front;
  const { locale } = shelf;
  const [{ index }, found, rows, sale, parent] = await Promise.all([
    listings.current(),
    findProduct(db, productId, shelf),
    findVariantRows(db, [productId], shelf),
    findSaleOfProduct(db, productId, front),
    parentBundleId === undefined ? null : findBundleOf(db, parentBundleId, productId, shelf),
  ]);
  if (found === null) throw new ShopError('not_found');
  const { product, brand, category } = found;
  const alt = fullName(brand.name, found.name, locale);
  const parts = product.productType === 'bundle' ? await readParts(db, productId, front) : [];

  return {
    productId: product.id,
    sku: product.sku,
    name: found.name,
    brand: { id: brand.id, name: brand.name, url: `/brand/${brand.slug}` },
    category: { id: category.id, name: category.name[locale], url: `/products/${category.urlPath}` },
    productType: product.productType,
    bundleType: product.bundleKind,
    url: paths.product(product.id),
    description: found.description,
    attributes: describeFacts(product.facts, index.names, locale),
    images: productViews.map((view) => productImage(product.sku, view, alt)),
    price: prices.product(found),
    priceStrategy: currentStrategy({ strategy: product.strategy, sale }),
    options: toOptions(rows, locale, prices),
    parts,
    fittingForm:
      product.fittingForm === null
        ? null
        : { kind: product.fittingForm, soleMinMm: product.soleMinMm, soleMaxMm: product.soleMaxMm },
    sizeGuide: category.sizeGuide,
    parentBundle:
      parent === null ? null : { productId: parent.id, name: parent.name, url: paths.product(parent.id) },
    inStock:
      product.productType === 'bundle'
        ? parts.every((part) => part.inStock)
        : rows.some((row) => row.stock > 0),
    dynamic: dynamicData({ ...product, sale, locale, now }),
    ...feedCategories(index, category.id, locale),
  };
}

async function readParts(
  db: Queryable,
  bundleId: number,
  { shelf, prices }: ShopFront,
): Promise<BundlePart[]> {
  const parts = await findParts(db, bundleId, shelf);
  const rows = await findVariantRows(
    db,
    parts.map((part) => part.productId),
    shelf,
  );
  const rowsOf = Map.groupBy(rows, (row) => row.productId);
  return parts.map((part) => toPart(part, rowsOf.get(part.productId) ?? [], shelf.locale, prices));
}

function toPart(
  part: PartRow,
  rows: readonly (Parameters<typeof toOptions>[0][number] & { stock: number })[],
  locale: ShopFront['shelf']['locale'],
  prices: ShopFront['prices'],
): BundlePart {
  return {
    partId: part.partId,
    label: part.label[locale],
    productId: part.productId,
    name: part.name,
    brand_name: part.brandName,
    url: paths.product(part.productId),
    image: productImage(part.sku, 'main', fullName(part.brandName, part.name, locale)),
    options: toOptions(rows, locale, prices),
    inStock: rows.some((row) => row.stock > 0),
  };
}

/** The category's path, in the store's words for pages and in the default language's for feeds. */
function feedCategories(
  { categories }: ListingIndex,
  categoryId: number,
  locale: ShopFront['shelf']['locale'],
) {
  const path = [];
  for (let at = categories.get(categoryId); at !== undefined; at = categories.get(at.parentId ?? 0)) {
    if (at.urlPath !== '') path.unshift(at);
  }
  return {
    product_category: path.map(({ name }) => name[locale]).join(' > '),
    product_category_feed_value: path.map(({ name }) => name.en_GB).join(' > '),
  };
}
