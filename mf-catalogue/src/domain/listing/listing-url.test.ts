import { listingUrl } from './listing-url.ts';
import type { ListingState } from './listing-selection.ts';

const state = (change: Partial<ListingState> = {}): ListingState => ({
  p: 1,
  order: 'relevance',
  dir: 'desc',
  filters: {},
  ...change,
});

describe('listingUrl', () => {
  it('keeps the other parameters of the query', () => {
    const url = listingUrl('/search', '?s=ski+%26+boot&p=3', state({ order: 'price', dir: 'asc' }));
    expect(url).toBe('/search?s=ski+%26+boot&order=price&dir=asc');
  });

  it('writes a later page and keeps the order', () => {
    const url = listingUrl(
      '/products',
      '?order=price&dir=desc&utm=x',
      state({ p: 2, order: 'price', dir: 'desc' }),
    );
    expect(url).toBe('/products?utm=x&order=price&dir=desc&p=2');
  });

  it('leaves out default values', () => {
    expect(listingUrl('/products', '?order=price&dir=asc&p=4&brand=3&from=2', state())).toBe('/products');
  });

  it('writes filters in one order, whatever the order of the former query', () => {
    const filters = { attributes: 'level:expert', price: '5000-', brand: '1,3', in_stock: '1' } as const;
    const urls = ['?in_stock=1&brand=9', '?price=1-2&sort=price-asc&price_from=5', ''].map((search) =>
      listingUrl('/products', search, state({ filters })),
    );
    expect(new Set(urls)).toEqual(
      new Set(['/products?brand=1,3&price=5000-&attributes=level:expert&in_stock=1']),
    );
  });

  it('writes the first page of an extended list, and none that adds nothing', () => {
    expect(listingUrl('/products', '', state({ from: 1, p: 3 }))).toBe('/products?from=1&p=3');
    expect(listingUrl('/products', '', state({ from: 3, p: 3 }))).toBe('/products?p=3');
  });

  it('escapes what a value must not write into a query', () => {
    const url = listingUrl('/products', '', state({ filters: { attributes: 'level:a&b=c#d"<x>\ud800' } }));
    expect(url).toBe('/products?attributes=level:a%26b%3Dc%23d%22%3Cx%3E%EF%BF%BD');
  });
});
