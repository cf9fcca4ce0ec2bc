import { columnsFor, unitsOf } from './size-columns.ts';

const boots = {
  columns: ['mondopoint', 'eu', 'us', 'us', 'cm', 'mm'].map((unit) => ({ unit })),
  ownColumn: 0,
};
const clothing = { columns: ['', 'eu', 'uk', 'cm', 'cm'].map((unit) => ({ unit })), ownColumn: null };
const shoes = { columns: ['uk', 'eu', 'cm'].map((unit) => ({ unit })), ownColumn: 1 };

describe('unitsOf', () => {
  it('returns the units of the columns in the order of the guide', () => {
    expect(unitsOf(boots, ['eu', 'uk', 'us', 'mondopoint', 'cm'])).toEqual(['eu', 'us', 'mondopoint', 'cm']);
  });

  it('returns none if there is nothing to choose', () => {
    expect(unitsOf({ columns: [{ unit: 'cm' }, { unit: '' }] }, ['cm', 'mm'])).toEqual([]);
    expect(unitsOf({ columns: [] }, [])).toEqual([]);
  });
});

describe('columnsFor', () => {
  it.each([
    ['all without a unit', boots, null, [0, 1, 2, 3, 4, 5]],
    ['the first and those of the unit', boots, 'us', [0, 2, 3]],
    ['the first alone', boots, 'mondopoint', [0]],
    ['those without a unit, and those of the unit', clothing, 'cm', [0, 3, 4]],
    ['the column of the product too', shoes, 'cm', [0, 1, 2]],
    ['the first for an unknown unit', shoes, 'x', [0, 1]],
  ])('returns %s', (_what, table, unit, places) => {
    expect(columnsFor(table, unit)).toEqual(places);
  });
});
