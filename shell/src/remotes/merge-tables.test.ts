import { mergeTables } from './merge-tables.ts';

describe('mergeTables', () => {
  it('returns the rows of all releases', () => {
    expect(
      mergeTables([
        ['mf-gifts', { '/gifts/*': 1 }],
        ['mf-cms', undefined],
        ['mf-basket', { '/bags/*': 2 }],
      ]),
    ).toEqual({ rows: { '/bags/*': 2, '/gifts/*': 1 }, conflicts: [] });
  });

  it('uses the row of the first remote by name for a key of several, in any order of the releases', () => {
    const tables = [
      ['mf-gifts', { '/gifts/*': 'gifts', '/cards/*': 'cards' }],
      ['mf-basket', { '/gifts/*': 'basket' }],
      ['mf-search', { '/gifts/*': 'search' }],
    ] as const;
    const expected = {
      rows: { '/gifts/*': 'basket', '/cards/*': 'cards' },
      conflicts: [{ key: '/gifts/*', used: 'mf-basket', unused: ['mf-gifts', 'mf-search'] }],
    };
    expect(mergeTables<string>(tables)).toEqual(expected);
    expect(mergeTables<string>(tables.toReversed())).toEqual(expected);
  });

  it('reports no conflict between the default and the canary of one remote', () => {
    const { conflicts } = mergeTables([
      ['mf-gifts', { '/gifts/*': 1 }],
      ['mf-gifts', { '/gifts/*': 2 }],
    ]);
    expect(conflicts).toEqual([]);
  });

  it('takes names of Object.prototype as ordinary keys', () => {
    const table = JSON.parse('{"__proto__": "own", "constructor": "own"}') as Record<string, string>;
    const { rows } = mergeTables([['mf-gifts', table]]);
    expect(Object.keys(rows)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(rows)).toBe(Object.prototype);
  });
});
