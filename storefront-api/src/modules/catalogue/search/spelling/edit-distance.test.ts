import * as fc from 'fast-check';
import { editDistance } from './edit-distance.ts';

/** The definition, without any shortcut. */
function plainDistance(one: string, other: string): number {
  const distances = new Map<string, number>();
  function between(row: number, column: number): number {
    if (row === 0 || column === 0) return row + column;
    const key = `${row} ${column}`;
    const known = distances.get(key);
    if (known !== undefined) return known;
    const replaced = one[row - 1] === other[column - 1] ? 0 : 1;
    const isSwapped =
      row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
    const distance = Math.min(
      between(row - 1, column) + 1,
      between(row, column - 1) + 1,
      between(row - 1, column - 1) + replaced,
      isSwapped ? between(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
    );
    distances.set(key, distance);
    return distance;
  }
  return between(one.length, other.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 's'), maxLength: 12 });

describe('editDistance', () => {
  it.each([
    ['jakcet', 'jacket', 1],
    ['gogles', 'goggles', 1],
    ['helmets', 'helmet', 1],
    ['abc', 'abc', 0],
    ['ski', 'boot', 3],
    ['a', 'abcdef', 3],
    ['', 'ab', 2],
  ])('from %j to %j is %i, with two allowed', (one, other, errors) => {
    expect(editDistance(one, other, 2)).toBe(errors);
    expect(editDistance(other, one, 2)).toBe(errors);
  });

  it('is the distance of the definition up to the maximum, and one more beyond it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, max) => {
        expect(editDistance(one, other, max)).toBe(Math.min(plainDistance(one, other), max + 1));
      }),
      { numRuns: 2000 },
    );
  });

  it('compares words that are longer than all before', () => {
    const long = 'snow'.repeat(100);
    expect(editDistance(`${long}s`, long, 2)).toBe(1);
    expect(editDistance('gogles', 'goggles', 2)).toBe(1);
  });
});
