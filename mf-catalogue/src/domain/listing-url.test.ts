import { listingAddress } from './listing-address.ts';

describe('listingAddress', () => {
  it('keeps what else the query says', () => {
    expect(listingAddress('/search', '?s=ski+%26+boot&p=3', { p: 1, order: 'price', dir: 'asc' })).toBe(
      '/search?s=ski+%26+boot&order=price&dir=asc',
    );
  });

  it('names a later page and keeps the order', () => {
    expect(
      listingAddress('/products', '?order=price&dir=desc&utm=x', { p: 2, order: 'price', dir: 'desc' }),
    ).toBe('/products?order=price&dir=desc&utm=x&p=2');
  });

  it('leaves out what goes without saying', () => {
    expect(
      listingAddress('/products', '?order=price&dir=asc&p=4', { p: 1, order: 'relevance', dir: 'desc' }),
    ).toBe('/products');
  });
});
