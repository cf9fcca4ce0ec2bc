import { listingOrders } from 'shared-contracts/api/listing-orders';
import { readListingProps, readListingState, readSubject } from './listing-selection.ts';

describe('readListingState', () => {
  it.each(listingOrders)('accepts the order %s of the contract', (order) => {
    expect(readListingState({ order, dir: 'asc', p: '3' })).toEqual({ order, dir: 'asc', p: 3, filters: {} });
  });

  it.each([
    [{}],
    [{ p: '0', order: 'toString', dir: 'up' }],
    [{ p: '-1' }],
    [{ order: '', dir: '' }],
    [{ p: '1.5', order: '<script>' }],
    [{ sort: '__proto__-asc', from: '0' }],
    [{ from: '7' }],
  ])('reads %j as the first page by relevance', (search) => {
    expect(readListingState(search)).toEqual({ p: 1, order: 'relevance', dir: 'desc', filters: {} });
  });

  it.each(['10001', '99999', '9007199254740993', '9'.repeat(400)])(
    'reads the page %s as the last one that the API accepts',
    (p) => {
      expect(readListingState({ p }).p).toBe(10_000);
    },
  );

  it('reads the order of the form without JavaScript', () => {
    expect(readListingState({ sort: 'price-asc', order: 'newest', dir: 'desc' })).toMatchObject({
      order: 'price',
      dir: 'asc',
    });
  });

  it('reads an extended list of at most eight pages', () => {
    expect(readListingState({ from: '2', p: '4' })).toMatchObject({ from: 2, p: 4 });
    expect(readListingState({ from: '1', p: '9999' })).toMatchObject({ from: 9992, p: 9999 });
  });
});

describe('readListingProps', () => {
  it('reads what the embedding remote passes on, and trusts none of it', () => {
    const parameters = { brand: '3,x,1', price: 'cheap', from: '1', p: '9', evil: '1' };
    expect(readListingProps({ s: 'ski', p: 2, order: 'price', dir: 'asc', parameters })).toEqual({
      s: 'ski',
      p: 2,
      from: 1,
      order: 'price',
      dir: 'asc',
      filters: { brand: '1,3' },
    });
  });
});

describe('readListingProps, of a later release of the embedding remote', () => {
  it('leaves out props that are not in the contract, which the API would reject', () => {
    const props = { s: 'ski', p: 1, order: 'relevance', dir: 'desc', layout: 'rows' } as const;
    expect(readListingProps(props)).toEqual({ s: 'ski', p: 1, order: 'relevance', dir: 'desc', filters: {} });
  });
});

describe('readSubject', () => {
  it.each([
    [{ entityId: 12, pageType: 'category' }, { category_id: 12 }],
    [{ entityId: 12, pageType: 'brand' }, { brand_id: 12 }],
    [{ entityId: 'sale:7', pageType: 'category' }, { sale_context: 7 }],
  ])('reads %j as %j', (page, subject) => {
    expect(readSubject(page)).toEqual(subject);
  });
});
