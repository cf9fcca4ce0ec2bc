import { LRUCache } from 'lru-cache';
import type { Product } from 'shared-contracts/api/product';
import { paths } from 'shared-contracts/routes';
import { fullProductName } from 'shared-contracts/product-name';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { priceListOf } from '../../pricing/price-list.ts';
import { sellingOf } from '../../selling-periods/selling-stores.ts';
import { productImages } from '../../media/images.ts';
import { brandPath } from '../brand-path.ts';
import { sizeGuideFor } from '../categories/size-guide-for.ts';
import { productVideo } from '../../media/videos/product-video.ts';
import { breadcrumbOf, categoryTrail } from '../categories/category-trail.ts';
import { loadParts, noParts } from './bundle-parts.ts';
import { colourLook } from './colour-look.ts';
import { currentStrategy, dynamicData } from './dynamic-data.ts';
import { deliveryFacts } from './delivery-facts.ts';
import { describeNotes } from './describe-notes.ts';
import { describeFacts } from './facts.ts';
import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { toOptions } from './options.ts';
import {
  findBundleOf,
  findPrice,
  findProduct,
  type ProductDescription,
  type VariantRow,
} from './product-repository.ts';
import { saleOfProduct } from '../sales/product-sale.ts';
import type { Market, CatalogueContext } from '../context.ts';
import { variantsOf } from './load-variants.ts';
import { describeStock } from './stock-messages.ts';
import { stockOf } from './stock-of.ts';

export interface ProductRequest {
  productId: number;
  /** The bundle from whose page the shopper came. */
  parentBundleId?: number | undefined;
  /** Country of delivery. */
  country: string;
}

export async function productDetails(
  db: Queryable,
  cache: CatalogueCache,
  { productId, parentBundleId, country }: ProductRequest,
  context: CatalogueContext,
): Promise<Product> {
  const { store, market, prices, now } = context;
  const { locale } = market;
  const { index } = await cache.current();
  const [found, rows, parent] = await Promise.all([
    describe(db, index, productId, market),
    variantsOf(db, productId, market),
    parentBundleId === undefined ? null : findBundleOf(db, parentBundleId, productId, market),
  ]);
  if (found === null) throw new ShopError('not_found');
  const { product, brand, category } = found;
  const price = await priceOf(db, productId, rows, market);
  const isSold = price !== null;
  // A product that the store has never sold does not exist there; one that has left it is described without a price.
  if (!isSold && !(await sellingOf(db, productId, [market.list, priceListOf(store)])).hasBeenSold)
    throw new ShopError('not_found');
  const sale = isSold ? saleOfProduct(index, productId, context) : null;
  const alt = { name: fullProductName(brand.name, found.name, locale), locale };
  const isBundle = isSold && product.productType === 'bundle';
  const { parts, stock: partsStock, artKinds } = isBundle ? await loadParts(db, productId, context) : noParts;
  const shownPrice = prices.product(price);
  const stock = isBundle ? partsStock : stockOf(rows);
  const inStock = stock > 0;

  return {
    productId: product.id,
    sku: product.sku,
    gtin: gtinOf(rows),
    name: found.name,
    brand: { id: brand.id, name: brand.name, url: brandPath(brand.slug) },
    category: { id: category.id, name: category.name[locale], url: `/products/${category.urlPath}` },
    breadcrumbs: categoryTrail(index, category.id).map((each) => breadcrumbOf(each, locale)),
    productType: product.productType,
    bundleType: product.bundleKind,
    url: paths.product(product.id),
    description: found.description,
    attributes: describeFacts(product.facts, index.names, locale),
    notes: describeNotes([product.artKind, ...artKinds], locale),
    images: productImages(product, alt),
    video: productVideo(product, alt),
    price: shownPrice,
    priceStrategy: currentStrategy({ strategy: product.strategy, sale }),
    options: toOptions(rows, prices, (row) => colourLook(row, product, alt)),
    parts,
    fittingForm:
      product.fittingForm === null
        ? null
        : { kind: product.fittingForm, soleMinMm: product.soleMinMm, soleMaxMm: product.soleMaxMm },
    sizeGuide: sizeGuideFor(category, product.audience),
    parentBundle:
      parent === null ? null : { productId: parent.id, name: parent.name, url: paths.product(parent.id) },
    inStock,
    isSold,
    stock: describeStock(stock, locale),
    ...deliveryFacts({ ...product, productId, stock, special: price?.special ?? 0 }, country, context),
    dynamic: dynamicData({ ...product, sale, store, now }),
    ...feedCategories(index, category.id, locale),
  };
}

const maxCachedDescriptions = 5_000;

/** By locale and product id. Prices and stock change more often and are not cached. */
const descriptionsPerIndex = cachePerIndex(
  () => new LRUCache<string, ProductDescription>({ max: maxCachedDescriptions }),
);

/** Reads the description of a product, cached until the catalogue changes. */
async function describe(
  db: Queryable,
  index: ListingIndex,
  productId: number,
  { locale }: Market,
): Promise<ProductDescription | null> {
  const key = `${locale} ${productId}`;
  const descriptions = descriptionsPerIndex(index);
  const known = descriptions.get(key);
  if (known !== undefined) return known;
  const found = await findProduct(db, productId, { locale });
  if (found !== null) descriptions.set(key, found);
  return found;
}

/** Rows of variants contain the price of their product. A bundle has no variants and needs a query. */
async function priceOf(db: Queryable, productId: number, rows: readonly VariantRow[], market: Market) {
  const [first] = rows;
  if (first === undefined) return findPrice(db, productId, market);
  return { retail: first.productRetail, special: first.productSpecial };
}

/** Returns the GTIN of the only variant; null if there are several, each of which has its own. */
function gtinOf([first, ...others]: readonly VariantRow[]): string | null {
  return first === undefined || others.some(({ variantId }) => variantId !== first.variantId)
    ? null
    : first.gtin;
}

/** Returns the category's path, in the store's language for pages and in English for product feeds. */
function feedCategories(
  index: ListingIndex,
  categoryId: number,
  locale: CatalogueContext['market']['locale'],
) {
  const path = categoryTrail(index, categoryId);
  return {
    product_category: path.map(({ name }) => name[locale]).join(' > '),
    product_category_feed_value: path.map(({ name }) => name.en_GB).join(' > '),
  };
}
