import type { ResponseOf } from 'shared-contracts/api';

type Prediction = ResponseOf<'predictive-search-v2'>;

export interface FakeResult {
  text: string;
  url: string;
}

export function prediction(brands: readonly FakeResult[], productTypes: readonly FakeResult[]): Prediction {
  return {
    brands: { order: 0, title: 'Brands', url: null, results: resultsOf(brands) },
    productTypes: { order: 1, title: 'Product types', url: '/search?s=x', results: resultsOf(productTypes) },
  };
}

/** `numbered('Brand', 2)`: Brand 1 and Brand 2. */
export function numbered(name: string, count: number): FakeResult[] {
  return Array.from({ length: count }, (_, index) => ({
    text: `${name} ${index + 1}`,
    url: `/${name.toLowerCase()}/${index + 1}`,
  }));
}

function resultsOf(results: readonly FakeResult[]): Prediction['brands']['results'] {
  return results.map(({ text, url }, order) => ({ text, order, payload: { url } }));
}
