import type { StoreConfig } from 'shared-contracts/api/shop';
import type { Product, ProductOption } from 'shared-contracts/api/product';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { productVariants } from 'shared-contracts/descriptors/product';
import type { Money } from 'shared-contracts/money';
import { fullProductName } from 'shared-contracts/product-name';
import type { Store } from 'shared-contracts/stores';
import { isReturnable } from 'shared-contracts/return-rules';
import { specialKindOf } from 'shared-contracts/special-products';
import { noReturnPolicy, returnPolicy } from 'shared-contracts/structured-data';
import type { StructuredData } from 'shared-runtime';

export interface ProductSource {
  product: Product;
  /** Its variants; empty if they are unknown, then only the values of a single option are described. */
  variants?: CallResponse<typeof productVariants>['variants'];
  store: Pick<Store, 'locale' | 'country' | 'currency'>;
  /** Returns of the store; left out of the offers if it is missing. */
  config: Pick<StoreConfig, 'returnValidityDays'>;
}

/** Returns a product as schema.org data, without offers if its prices are withheld from the visitor. */
export function productData(source: ProductSource): StructuredData {
  const { product, store, variants = [] } = source;
  const [option, ...others] = product.options;
  const common = {
    name: fullProductName(product.brand.name, product.name, store.locale),
    description: product.description.join(' '),
    url: product.url,
    image: product.images.map((image) => image.url),
    brand: { '@type': 'Brand', name: product.brand.name },
    category: product.category.name,
  };
  if (variants.length > 1)
    return { ...groupOf(product, common), hasVariant: variants.map(describeVariant(source, common)) };
  // The API returns the values of each option, not their combinations, so with two options no variant is known.
  if (option === undefined || others.length > 0) {
    return {
      '@type': 'Product',
      ...common,
      sku: product.sku,
      ...gtinOf(product),
      ...offers(source, product.price.current, product),
    };
  }
  return {
    ...groupOf(product, common),
    hasVariant: option.values.map((value) => ({
      '@type': 'Product',
      name: `${common.name}, ${value.label}`,
      [propertyOf(option)]: value.label,
      image: value.images?.map((image) => image.url) ?? common.image,
      ...offers(source, value.price, value),
    })),
  };
}

function groupOf({ sku, options }: Product, common: object) {
  const properties = [...new Set(options.map((option) => `https://schema.org/${propertyOf(option)}`))];
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: sku,
    variesBy: properties.length === 1 ? properties[0] : properties,
  };
}

/** Of each variant, of which there are up to 200 on a page. */
const maxVariantPictures = 3;

/** Returns the description of a variant, with the pictures of its colour. */
function describeVariant(source: ProductSource, common: { name: string; image: readonly string[] }) {
  return ({ sku, gtin, options, price, inStock }: NonNullable<ProductSource['variants']>[number]) => ({
    '@type': 'Product',
    sku,
    ...gtinOf({ gtin }),
    name: [common.name, ...options.map(({ label }) => label)].join(', '),
    ...Object.fromEntries(options.map((option) => [propertyOf(option), option.label])),
    image: imagesOf(source.product, options) ?? common.image,
    ...offers(source, price, { inStock }),
  });
}

const gtinOf = ({ gtin }: Pick<Product, 'gtin'>) => (gtin ? { gtin } : {});

function imagesOf(product: Product, options: readonly { code: string; label: string }[]) {
  const values = product.options.flatMap(({ code, values: all }) =>
    all.filter(({ label }) => options.some((option) => option.code === code && option.label === label)),
  );
  const { images } = values.find((value) => value.images !== undefined) ?? {};
  return images?.slice(0, maxVariantPictures).map((image) => image.url);
}

const propertyOf = ({ code }: Pick<ProductOption, 'code'>) => (code === 'colour' ? 'color' : 'size');

function offers(source: ProductSource, price: Money | null, { inStock }: { inStock: boolean }) {
  if (price === null) return {};
  const { product, store, config } = source;
  const shipping = shippingDetails(product, store);
  const returns = returnsOf(product, store, config.returnValidityDays);
  return {
    offers: {
      '@type': 'Offer',
      url: product.url,
      price: decimal(price),
      priceCurrency: price.currency,
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(product.dynamic.endDate !== null && { priceValidUntil: product.dynamic.endDate }),
      ...(shipping && { shippingDetails: shipping }),
      ...(returns && { hasMerchantReturnPolicy: returns }),
    },
  };
}

/** Returns the cost of delivering this product alone within the store's country; null if it is unknown. */
function shippingDetails(product: Product, { country, currency }: ProductSource['store']) {
  const isMailed = specialKindOf(product.productId) !== null;
  const fee = isMailed ? { amount: 0, currency } : product.delivery?.fee;
  if (!fee) return null;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimal(fee), currency: fee.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  };
}

/** Returns the terms of returns; null if they are unknown. A donation is not taken back. */
function returnsOf({ productId }: Product, { country }: ProductSource['store'], days: number | undefined) {
  if (!isReturnable(productId)) return noReturnPolicy({ country });
  return days === undefined ? null : returnPolicy({ country, returnValidityDays: days });
}

/** Formats an amount as `1299.50`, independent of the locale. */
function decimal({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (amount / 10 ** digits).toFixed(digits);
}
