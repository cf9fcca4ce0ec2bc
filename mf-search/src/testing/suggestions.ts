import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { predictiveSearch, underSearchSales } from 'shared-contracts/descriptors/search';
import { answer } from 'shared-runtime/standalone';

type Sales = CallResponse<typeof underSearchSales>['sales'];

export function salesOf(results: readonly FakeResult[]): { sales: Sales } {
  return {
    sales: results.map(({ text, url }, index) => ({
      saleId: index + 1,
      title: text,
      summary: '',
      brandName: text,
      url,
      image: { url: '/media/sale/1.svg', alt: '', width: 800, height: 400 },
      startDate: '2026-02-01T09:00:00Z',
      endDate: '2026-02-08T09:00:00Z',
      maxDiscount: 40,
    })),
  };
}

/** Handlers of a shop without suggestions for an empty field. */
export const noDefaultSuggestions = [
  answer('search-recent', () => ({ searches: [] })),
  answer('under-search-sales', () => salesOf([])),
];

type Prediction = CallResponse<typeof predictiveSearch>;
type Product = NonNullable<Prediction['products']>[number];

const pounds = (amount: number) => ({ amount, currency: 'GBP' });

/** A product at 399 instead of 499 pounds. */
export function product(name: string, price?: Product['price']): Product {
  return {
    productId: 7,
    sku: 'SKU-7',
    name,
    brand_name: 'Varnhorn',
    url: '/catalog/product/view/id/7/',
    image: { url: '/media/product-7/800.jpg', alt: name, width: 800, height: 1000 },
    price: price ?? {
      current: pounds(39_900),
      old: pounds(49_900),
      retailPrice: pounds(49_900),
      specialPrice: pounds(39_900),
      discount: 20,
    },
    productType: 'configurable',
    inStock: true,
    priceStrategy: 0,
  };
}

/** What a visitor who may not see prices receives. */
export const hiddenPrice: Product['price'] = {
  current: null,
  old: null,
  retailPrice: null,
  specialPrice: null,
  discount: null,
};

export interface FakeResult {
  text: string;
  url: string;
}

export function prediction(
  brands: readonly FakeResult[],
  productTypes: readonly FakeResult[],
  products: readonly Product[] = [],
): Prediction {
  return {
    products: [...products],
    brands: { order: 0, title: 'Brands', url: null, results: resultsOf(brands) },
    productTypes: { order: 1, title: 'Product types', url: '/search?s=x', results: resultsOf(productTypes) },
  };
}

/** `numbered('Brand', 2)` returns Brand 1 and Brand 2. */
export function numbered(name: string, count: number): FakeResult[] {
  return Array.from({ length: count }, (_, index) => ({
    text: `${name} ${index + 1}`,
    url: `/${name.toLowerCase()}/${index + 1}`,
  }));
}

function resultsOf(results: readonly FakeResult[]): Prediction['brands']['results'] {
  return results.map(({ text, url }, order) => ({ text, order, payload: { url } }));
}
