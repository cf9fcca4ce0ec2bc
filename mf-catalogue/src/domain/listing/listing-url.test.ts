import { listingUrl } from './listing-url.ts';

describe('listingUrl', () => {
  it('keeps the other parameters of the query', () => {
    expect(listingUrl('/search', '?s=ski+%26+boot&p=3', { p: 1, order: 'price', dir: 'asc' })).toBe(
      '/search?s=ski+%26+boot&order=price&dir=asc',
    );
  });

  it('writes a later page and keeps the order', () => {
    expect(
      listingUrl('/products', '?order=price&dir=desc&utm=x', { p: 2, order: 'price', dir: 'desc' }),
    ).toBe('/products?order=price&dir=desc&utm=x&p=2');
  });

  it('leaves out default values', () => {
    expect(
      listingUrl('/products', '?order=price&dir=asc&p=4', { p: 1, order: 'relevance', dir: 'desc' }),
    ).toBe('/products');
  });
});
