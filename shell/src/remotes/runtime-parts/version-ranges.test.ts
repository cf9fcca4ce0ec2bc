import { satisfy } from './version-ranges.ts';

describe('satisfy', () => {
  it.each([
    ['1.6.0', '^1.6.0'],
    ['1.6.1', '^1.6.0'],
    ['1.10.0', '^1.6.3'],
    ['19.2.0', '^19.0.0'],
    ['1.5.9', '<=1.6.0'],
    ['1.6.0', '<=1.6.0'],
  ])('accepts %s for %s', (version, range) => expect(satisfy(version, range)).toBe(true));

  it.each([
    ['1.5.9', '^1.6.0'],
    ['2.0.0', '^1.6.0'],
    ['0.9.0', '^1.0.0'],
    ['1.6.1', '<=1.6.0'],
    ['1.10.0', '<=1.9.0'],
  ])('rejects %s for %s', (version, range) => expect(satisfy(version, range)).toBe(false));

  it.each(['~1.6.0', '>=1.0.0', '1.x', '^1.6', ''])('throws for the range %p', (range) => {
    expect(() => satisfy('1.6.0', range)).toThrow('is not a range such as ^1.6.0');
  });
});
