import { columnOfSizes } from './own-column.ts';

const table = {
  columns: [{ key: 'mondopoint' }, { key: 'eu' }, { key: 'uk' }],
  rows: [
    ['25.0', '39', '6'],
    ['25.5', '40', '6.5'],
    ['26.0', '40.5', '7'],
  ],
};

describe('columnOfSizes', () => {
  it.each([
    ['in half sizes', ['25.0', '25.5', '26.0'], 0],
    ['in half sizes with a comma', ['25,0', '25,5'], 0],
    ['without a decimal', ['25', '26'], 0],
    ['with a unit', ['25 cm', '25.5 cm'], 0],
    ['of another system', ['39', '40', '40.5'], 1],
    ['of which more than half are listed', ['6', '7', '7.5'], 2],
    ['of which half are listed', ['6', '7', '8', '9'], null],
    ['that are not listed', ['S', 'M'], null],
    ['of which there are none', [], null],
  ])('returns the column of sizes %s', (_what, sizes, place) => {
    expect(columnOfSizes(table, sizes)).toBe(place);
  });
});
