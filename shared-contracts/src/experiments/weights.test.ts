import { array, assert, double, option, property } from 'fast-check';
import { normaliseWeights } from './weights.ts';

describe('percentages of an experiment', () => {
  it.each([
    ['stay as they are where they sum up', [50, 30, 20], [50, 30, 20]],
    ['share what the others leave where they are missing', [50, null, null], [50, 25, 25]],
    ['share all where none is written', [null, null], [50, 50]],
    ['leave the remainder of rounding to the first', [null, null, null], [34, 33, 33]],
    ['leave it to the first that is not zero', [0, null, null, null], [0, 34, 33, 33]],
    ['are scaled down where they are too much', [150, 50], [75, 25]],
    ['leave nothing to missing ones where they are too much', [150, 50, null], [75, 25, 0]],
    ['are scaled up where they are too little', [10, 30], [25, 75]],
    ['keep the smallest share of the first', [0.4, 99.6], [1, 99]],
    ['are all zero where nobody takes part', [0, 0], [0, 0]],
  ])('%s', (_what, given, expected) => {
    expect(normaliseWeights(given)).toEqual(expected);
  });

  it('are whole, sum to 100 and keep who is to be seen by nobody at zero', () => {
    const weight = option(double({ min: 0, max: 1_000, noNaN: true }));
    assert(
      property(array(weight, { minLength: 1, maxLength: 12 }), (given) => {
        const weights = normaliseWeights(given);
        const sum = weights.reduce((all, each) => all + each, 0);
        expect([0, 100]).toContain(sum);
        expect(weights.every((each) => each >= 0 && (sum === 0 || Number.isInteger(each)))).toBe(true);
        const ofNobody = weights.filter((_each, index) => given[index] === 0);
        expect(ofNobody.every((each) => each === 0)).toBe(true);
      }),
    );
  });
});
