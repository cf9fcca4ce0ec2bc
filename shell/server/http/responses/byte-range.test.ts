import { selectRange } from './byte-range.ts';

describe('selectRange', () => {
  it.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=10-', { first: 10, last: 999 }],
    ['bytes=-10', { first: 990, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=990-5000', { first: 990, last: 999 }],
    ['bytes=999-999', { first: 999, last: 999 }],
  ])('reads %s of 1000 bytes', (header, part) => {
    expect(selectRange(header, 1_000)).toEqual(part);
  });

  it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('reports that %s is not satisfiable', (header) => {
    expect(selectRange(header, 1_000)).toBe('unsatisfiable');
  });

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=0-1,4-5',
    'items=0-1',
    'bytes=1e3-',
  ])('ignores the header %j', (header) => {
    expect(selectRange(header, 1_000)).toBe('whole');
  });

  it('has no last bytes of an empty file', () => {
    expect(selectRange('bytes=-10', 0)).toBe('unsatisfiable');
  });
});
