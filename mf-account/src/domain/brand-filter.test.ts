import { brandField, brandsMatching, followedBrandsOf } from './brand-filter.ts';

const brands = [
  { id: 1, name: 'Råk' },
  { id: 2, name: 'Crème de la neige' },
  { id: 3, name: 'Varnhorn (R&D)' },
  { id: 4, name: 'Jøkulpakk' },
];

describe('brandsMatching', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['   ', [1, 2, 3, 4]],
    ['rak', [1]],
    ['RÅK ', [1]],
    ['creme DE', [2]],
    ['(r&', [3]],
    ['jok', [4]],
    ['JØK', [4]],
    ['.*', []],
    ['x'.repeat(10_000), []],
  ])('finds the names that contain %j', (text, ids) => {
    expect([...brandsMatching(brands, text)]).toEqual(ids);
  });
});

describe('followedBrandsOf', () => {
  it('returns the ids of the brands that brandField names, and of no other field', () => {
    const data = new FormData();
    for (const name of [brandField(7), brandField(123), 'back', 'brands[x]', 'brands[1][2]'])
      data.set(name, 'on');
    expect(followedBrandsOf(data)).toEqual([7, 123]);
  });
});
