import { familiesOfColours, matchColours } from './nearest-colours.ts';

/** Families of the shop. */
const family = {
  black: '#1b1e22',
  white: '#f5f6f7',
  blue: '#1f6391',
  green: '#3d6b45',
  purple: '#6b3fa0',
} as const;
const ink = '#16202b';
const glacier = '#cfe3ea';
const moss = '#4a5a2a';
const fjord = '#12506b';

function matched(families: readonly (keyof typeof family)[], colours: readonly string[]) {
  const match = matchColours(
    families.map((name) => family[name]),
    colours,
  );
  return Object.fromEntries(families.map((name, at) => [name, colours[match.get(at) ?? -1]]));
}

describe('matchColours', () => {
  it('finds the colour of each family in whatever order', () => {
    const expected = { black: ink, blue: fjord, green: moss };
    expect(matched(['black', 'blue', 'green'], [moss, fjord, ink])).toEqual(expected);
    expect(matched(['blue', 'green', 'black'], [ink, moss, fjord])).toEqual(expected);
  });

  it('gives a pale colour to its family, if the others are nearer to theirs', () => {
    expect(matched(['blue', 'white'], [glacier, '#f4f5f5'])).toEqual({ blue: glacier, white: '#f4f5f5' });
    expect(matched(['black', 'blue'], [ink, glacier])).toEqual({ black: ink, blue: glacier });
  });

  it('finds none for a family without a colour', () => {
    expect(matched(['blue', 'purple'], [fjord])).toEqual({ blue: fjord, purple: undefined });
    expect(matchColours([], [ink]).size).toBe(0);
  });
});

it('familiesOfColours puts further colours into the nearest family', () => {
  const families = [family.blue, family.green];
  expect(familiesOfColours(families, [moss, fjord, '#2a5f8f', '#43683f'])).toEqual([1, 0, 0, 1]);
  expect(familiesOfColours([family.blue], [glacier, ink])).toEqual([0, 0]);
});
