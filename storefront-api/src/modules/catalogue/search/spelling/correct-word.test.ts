import { findSimilar } from './correct-word.ts';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['jakcet', 'jacket', 1],
    ['gogles', 'goggles', 1],
    ['helmets', 'helmet', 1],
    ['abc', 'abc', 0],
    ['ski', 'boot', 3],
    ['a', 'abcdef', 3],
  ])('from %j to %j is %i, with two allowed', (one, other, errors) => {
    expect(editDistance(one, other, 2)).toBe(errors);
    expect(editDistance(other, one, 2)).toBe(errors);
  });
});

describe('findSimilar', () => {
  const words = ['jacket', 'helmet', 'goggles', 'goggle', 'bindings', 'skis', 'hat'];

  it.each([
    ['jakcet', 'jacket'],
    ['helmut', 'helmet'],
    ['elmet', 'helmet'],
    ['gogles', 'goggles'],
    ['bndngs', 'bindings'],
  ])('to %j is %j', (typed, meant) => {
    expect(findSimilar(typed, words)).toBe(meant);
  });

  it.each(['cat', 'ski', '108', 'elmut', 'racquets', 'x'.repeat(40)])('to %j is nothing', (typed) => {
    expect(findSimilar(typed, words)).toBeNull();
  });
});
