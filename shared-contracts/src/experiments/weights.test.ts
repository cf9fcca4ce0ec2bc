import { array, assert, double, option, property } from 'fast-check';
import { normaliseWeights } from './weights.ts';

describe('normaliseWeights', () => {
  it.each([
    ['keeps percentages that sum to 100', [50, 30, 20], [50, 30, 20]],
    ['shares the remainder among missing ones', [50, null, null], [50, 25, 25]],
    ['shares all if none is given', [null, null], [50, 50]],
    ['adds the remainder of rounding to the first', [null, null, null], [34, 33, 33]],
    ['adds the remainder of rounding to the first that is not zero', [0, null, null, null], [0, 34, 33, 33]],
    ['scales down a sum above 100', [150, 50], [75, 25]],
    ['sets missing ones to zero if the sum is above 100', [150, 50, null], [75, 25, 0]],
    ['scales up a sum below 100', [10, 30], [25, 75]],
    ['keeps a first percentage below one', [0.4, 99.6], [1, 99]],
    ['keeps all zeros', [0, 0], [0, 0]],
  ])('%s', (_what, given, expected) => {
    expect(normaliseWeights(given)).toEqual(expected);
  });

  it('returns whole numbers with the sum 100 and keeps zeros', () => {
    const weight = option(double({ min: 0, max: 1_000, noNaN: true }));
    assert(
      property(array(weight, { minLength: 1, maxLength: 12 }), (given) => {
        const weights = normaliseWeights(given);
        const sum = weights.reduce((all, each) => all + each, 0);
        expect([0, 100]).toContain(sum);
        expect(weights.every((each) => each >= 0 && (sum === 0 || Number.isInteger(each)))).toBe(true);
        const zeros = weights.filter((_each, index) => given[index] === 0);
        expect(zeros.every((each) => each === 0)).toBe(true);
      }),
    );
  });
});
