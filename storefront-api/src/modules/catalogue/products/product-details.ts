import { LRUCache } from 'lru-cache';
import type { BundlePart, Product } from 'shared-contracts/api/product';
import { paths } from 'shared-contracts/routes';
import { fullProductName } from 'shared-contracts/product-name';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { productViews } from '../../../art/spec.ts';
import { productDelivery } from '../../delivery/product-delivery.ts';
import { productImage } from '../../media/images.ts';
import { breadcrumbOf, categoryTrail } from '../categories/category-trail.ts';
import { colourLook } from './colour-look.ts';
import { currentStrategy, dynamicData } from './dynamic-data.ts';
import { describeFacts } from './facts.ts';
import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import type { Listings } from '../listing-index/catalogue-cache.ts';
import { toOptions } from './options.ts';
import {
  findBundleOf,
  findParts,
  findPrice,
  findProduct,
  findVariantRows,
  type PartRow,
  type ProductDescription,
  type VariantRow,
} from './product-repository.ts';
import { saleOfProduct } from '../sales/product-sale.ts';
import type { Shelf, ShopFront } from '../context.ts';
import { variantsOf } from './load-variants.ts';

/** Kinds of product that no parcel brings. */
const sentByMail: readonly string[] = ['voucher', 'donation'];

export interface ProductQuestion {
  productId: number;
  /** The bundle through which the shopper came. */
  parentBundleId?: number | undefined;
  /** Where a parcel would go. */
  country: string;
}

export async function productDetails(
  db: Queryable,
  listings: Listings,
  { productId, parentBundleId, country }: ProductQuestion,
  front: ShopFront,
): Promise<Product> {
  const { shelf, prices, now } = front;
  const { locale } = shelf;
  const { index } = await listings.current();
  const [found, rows, parent] = await Promise.all([
    describe(db, index, productId, shelf),
    variantsOf(db, productId, shelf),
    parentBundleId === undefined ? null : findBundleOf(db, parentBundleId, productId, shelf),
  ]);
  const price = await priceOf(db, productId, rows, shelf);
  if (found === null || price === null) throw new ShopError('not_found');
  const { product, brand, category } = found;
  const sale = saleOfProduct(index, productId, front);
  const alt = fullProductName(brand.name, found.name, locale);
  const parts = product.productType === 'bundle' ? await readParts(db, productId, front) : [];
  const shownPrice = prices.product(price);
  const inStock =
    product.productType === 'bundle'
      ? parts.every((part) => part.inStock)
      : rows.some((row) => row.stock > 0);

  return {
    productId: product.id,
    sku: product.sku,
    name: found.name,
    brand: { id: brand.id, name: brand.name, url: `/brand/${brand.slug}` },
    category: { id: category.id, name: category.name[locale], url: `/products/${category.urlPath}` },
    breadcrumbs: categoryTrail(index, category.id).map((each) => breadcrumbOf(each, locale)),
    productType: product.productType,
    bundleType: product.bundleKind,
    url: paths.product(product.id),
    description: found.description,
    attributes: describeFacts(product.facts, index.names, locale),
    images: productViews.map((view) => productImage(product, view, alt)),
    price: shownPrice,
    priceStrategy: currentStrategy({ strategy: product.strategy, sale }),
    options: toOptions(rows, prices, (row) => colourLook(row, product, alt)),
    parts,
    fittingForm:
      product.fittingForm === null
        ? null
        : { kind: product.fittingForm, soleMinMm: product.soleMinMm, soleMaxMm: product.soleMaxMm },
    sizeGuide: category.sizeGuide,
    parentBundle:
      parent === null ? null : { productId: parent.id, name: parent.name, url: paths.product(parent.id) },
    inStock,
    delivery:
      inStock && !sentByMail.includes(product.artKind)
        ? productDelivery({
            store: front.store,
            country,
            now,
            dispatchDays: product.dispatchDays,
            // What delivery costs must not tell a guest what the product costs.
            price: shownPrice.specialPrice?.amount ?? null,
          })
        : null,
    dynamic: dynamicData({ ...product, sale, store: front.store, now }),
    ...feedCategories(index, category.id, locale),
  };
}

const maxCachedDescriptions = 5_000;

/** By locale and product id. Prices and stock change more often and are not cached. */
const descriptionsPerIndex = cachePerIndex(
  () => new LRUCache<string, ProductDescription>({ max: maxCachedDescriptions }),
);

/** What stands in the page's words is remembered until the catalogue changes. */
async function describe(
  db: Queryable,
  index: ListingIndex,
  productId: number,
  { locale }: Shelf,
): Promise<ProductDescription | null> {
  const key = `${locale} ${productId}`;
  const descriptions = descriptionsPerIndex(index);
  const known = descriptions.get(key);
  if (known !== undefined) return known;
  const found = await findProduct(db, productId, { locale });
  if (found !== null) descriptions.set(key, found);
  return found;
}

/** Variants bring their product's price along; a bundle has none and is asked for. */
async function priceOf(db: Queryable, productId: number, rows: readonly VariantRow[], shelf: Shelf) {
  const [first] = rows;
  if (first === undefined) return findPrice(db, productId, shelf);
  return { retail: first.productRetail, special: first.productSpecial };
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
  rows: readonly VariantRow[],
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
    image: productImage(part, 'main', fullProductName(part.brandName, part.name, locale)),
    options: toOptions(rows, prices),
    inStock: rows.some((row) => row.stock > 0),
  };
}

/** The category's path, in the store's words for pages and in the default language's for feeds. */
function feedCategories(index: ListingIndex, categoryId: number, locale: ShopFront['shelf']['locale']) {
  const path = categoryTrail(index, categoryId);
  return {
    product_category: path.map(({ name }) => name[locale]).join(' > '),
    product_category_feed_value: path.map(({ name }) => name.en_GB).join(' > '),
  };
}
