import { readInvitedList } from './invited-list.ts';

describe('readInvitedList', () => {
  it('is the first page of all products without a query', () => {
    expect(readInvitedList({}, 1)).toEqual({ category_id: 1, p: 1, order: 'relevance', dir: 'desc' });
  });

  it('reads page, order and filters, and no other parameter', () => {
    const search = { p: '3', order: 'price', dir: 'asc', brand: '7', referral_code: 'anna' };
    expect(readInvitedList(search, 1)).toEqual({
      category_id: 1,
      p: 3,
      order: 'price',
      dir: 'asc',
      parameters: { brand: '7' },
    });
  });

  it.each([
    [{ p: '-1', order: 'constructor', dir: 'up' }, 1],
    [{ p: '0' }, 1],
    [{ p: '1e9' }, 1],
    [{ p: '99999999999' }, 10_000],
  ])('reads %j as the page %i in the usual order', (search, p) => {
    expect(readInvitedList(search, 1)).toMatchObject({ p, order: 'relevance', dir: 'desc' });
  });
});
