import { catProductsEs } from 'shared-contracts/api/listing';
import { listingOrders } from 'shared-contracts/api/listing-orders';
import { readListingRequest } from './listing-request.ts';

describe('readListingRequest', () => {
  it('reads term, page, order and direction', () => {
    expect(readListingRequest({ s: ' skis ', p: '3', order: 'price', dir: 'asc' })).toEqual({
      s: 'skis',
      p: 3,
      order: 'price',
      dir: 'asc',
    });
  });

  it('passes on the parameters of the list, and no others', () => {
    const search = { s: 'skis', brand: '3,1', from: '1', p: '2', price_from: '50', utm_source: 'mail' };
    expect(readListingRequest(search)).toEqual({
      s: 'skis',
      p: 2,
      order: 'relevance',
      dir: 'desc',
      parameters: { brand: '3,1', from: '1', price_from: '50' },
    });
  });

  it.each(['10001', '9'.repeat(400)])('reads the page %s as the last one that the API accepts', (p) => {
    expect(readListingRequest({ s: 'skis', p })?.p).toBe(10_000);
  });

  it('accepts every order of the contract', () => {
    const read = listingOrders.map((order) => readListingRequest({ s: 'x', order })?.order);
    expect(read).toEqual([...listingOrders]);
  });

  it.each<Record<string, string>>([
    { p: '0' },
    { p: '-1' },
    { p: '1.5' },
    { p: '1e3' },
    { p: 'x' },
    { order: 'name' },
    { order: 'toString' },
    { dir: 'sideways' },
    { dir: '' },
  ])('reads %j as the default', (invalid) => {
    expect(readListingRequest({ s: 'skis', ...invalid })).toEqual({
      s: 'skis',
      p: 1,
      order: 'relevance',
      dir: 'desc',
    });
  });

  it.each<Record<string, string>>([{}, { s: '' }, { s: '   ' }, { s: '\0' }, { s: '\t\u0085' }])(
    'returns null without a term: %j',
    (search) => {
      expect(readListingRequest(search)).toBeNull();
    },
  );

  it('replaces control characters, for which the API finds nothing, with spaces', () => {
    expect(readListingRequest({ s: '\0red\u0001\tskis\u007f' })?.s).toBe('red skis');
  });

  it('reads a term without control characters and without those that set the direction of writing', () => {
    expect(readListingRequest({ s: '\u202Eskis\u0000\u0007wax\u2066' })?.s).toBe('skis wax');
    expect(readListingRequest({ s: '\u200F\u0000' })).toBeNull();
  });

  it.each(['\u200B', '\u00AD \u2060', '\uFEFF\u200D'])('reads the invisible term %j as none', (s) => {
    expect(readListingRequest({ s })).toBeNull();
  });

  it('keeps invisible characters that belong to visible ones', () => {
    for (const s of ['\u2764\uFE0F', 'ski\u200Bjakke']) expect(readListingRequest({ s })?.s).toBe(s);
  });

  it('cuts a term to the maximum of the API without splitting a character', () => {
    const listing = readListingRequest({ s: `${'x'.repeat(119)}🎿` });
    expect(listing?.s).toHaveLength(120);
    expect(() => encodeURIComponent(listing?.s ?? '')).not.toThrow();
    expect(catProductsEs.request.safeParse({ store_id: 1, ...listing }).success).toBe(true);
  });
});
