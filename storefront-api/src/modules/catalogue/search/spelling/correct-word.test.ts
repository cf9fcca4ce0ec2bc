import { findSimilar } from './correct-word.ts';

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
