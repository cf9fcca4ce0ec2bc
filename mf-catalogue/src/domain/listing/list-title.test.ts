import { defaultState } from './listing-selection.ts';
import { listTitle, mayHaveOwnName } from './list-title.ts';

describe('listTitle', () => {
  it('is the name on the first page, and has the number of a further one', () => {
    expect(listTitle('New in', 1, '{name} – page {page}')).toBe('New in');
    expect(listTitle('New in', 3, '{name} – page {page}')).toBe('New in – page 3');
  });

  it('keeps what looks like a placeholder in a name', () => {
    expect(listTitle('{page} $1 $&', 2, '{name} – page {page}')).toBe('{page} $1 $& – page 2');
  });
});

describe('mayHaveOwnName', () => {
  it('is true for the newest products and the last pieces only', () => {
    expect(mayHaveOwnName(defaultState)).toBe(false);
    expect(mayHaveOwnName({ ...defaultState, filters: { brand: '3' } })).toBe(false);
    expect(mayHaveOwnName({ ...defaultState, order: 'newest' })).toBe(true);
    expect(mayHaveOwnName({ ...defaultState, filters: { last_items: '1' } })).toBe(true);
  });
});
