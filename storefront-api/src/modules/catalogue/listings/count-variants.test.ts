import type { ListingIndex } from '../listing-index/index-data.ts';
import { toRows } from '../listing-index/packed-rows.ts';
import { countVariants } from './count-variants.ts';
import type { VariantChoice } from './filters.ts';

const [red, blue] = [1, 2];
const [small, medium] = [5, 6];

/** One product: small in red and blue, medium in red only. */
const index = {
  colours: Uint32Array.of(red | blue),
  sizes: toRows(1, [
    [0, small],
    [0, medium],
  ]),
  sizeColours: toRows(1, [
    [0, red | blue],
    [0, red],
  ]),
} as unknown as ListingIndex;

interface Choice {
  sizes?: readonly number[];
  colours?: number;
}

function count({ sizes, colours }: Choice) {
  const choice: VariantChoice = {
    sizes: sizes === undefined ? null : new Set(sizes),
    colours: colours ?? null,
  };
  const counts = { sizes: new Int32Array(8), colours: new Int32Array(2) };
  const isListed = countVariants(index, 0, choice, counts);
  return { isListed, sizes: [counts.sizes[small], counts.sizes[medium]], colours: [...counts.colours] };
}

describe('countVariants', () => {
  it.each<[Choice, object]>([
    [{}, { isListed: true, sizes: [1, 1], colours: [1, 1] }],
    [{ colours: blue }, { isListed: true, sizes: [1, 0], colours: [1, 1] }],
    [{ sizes: [medium] }, { isListed: true, sizes: [1, 1], colours: [1, 0] }],
    [
      { sizes: [medium], colours: blue },
      { isListed: false, sizes: [1, 0], colours: [1, 0] },
    ],
    [
      { sizes: [small, medium], colours: blue },
      { isListed: true, sizes: [1, 0], colours: [1, 1] },
    ],
    [{ sizes: [7] }, { isListed: false, sizes: [1, 1], colours: [0, 0] }],
    [{ colours: 0 }, { isListed: false, sizes: [0, 0], colours: [1, 1] }],
  ])('for %j answers %j', (choice, expected) => {
    expect(count(choice)).toEqual(expected);
  });
});
