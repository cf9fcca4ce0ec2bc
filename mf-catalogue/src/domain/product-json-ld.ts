import type { Product } from 'shared-contracts/api/product';
import type { Money } from 'shared-contracts/money';

/** The product for search engines, in schema.org's words. Whoever may not see the price gets no offer. */
export function productJsonLd(product: Product): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description: product.description.join(' '),
    image: product.images.map((image) => image.url),
    brand: { '@type': 'Brand', name: product.brand.name },
    category: product.category.name,
    ...(product.price.current === null ? {} : { offers: offer(product, product.price.current) }),
  };
}

function offer(product: Product, price: Money): object {
  return {
    '@type': 'Offer',
    url: product.url,
    price: decimal(price),
    priceCurrency: price.currency,
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(product.dynamic.endDate === null ? {} : { priceValidUntil: product.dynamic.endDate }),
  };
}

/** `1299.50`, whatever the reader's language. */
function decimal({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (amount / 10 ** digits).toFixed(digits);
}

/** JSON that cannot end the script element it stands in, whatever the texts hold. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
