import { listingOrders } from 'shared-contracts/api/listing-orders';
import { readListingState, readSubject } from './listing-selection.ts';

describe('readListingState', () => {
  it.each(listingOrders)('accepts the order %s of the contract', (order) => {
    expect(readListingState({ order, dir: 'asc', p: '3' })).toEqual({ order, dir: 'asc', p: 3 });
  });

  it.each([
    [{}],
    [{ p: '0', order: 'toString', dir: 'up' }],
    [{ p: '99999', order: '', dir: '' }],
    [{ p: '1.5', order: '<script>' }],
  ])('reads %j as the first page by relevance', (search) => {
    expect(readListingState(search)).toEqual({ p: 1, order: 'relevance', dir: 'desc' });
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
