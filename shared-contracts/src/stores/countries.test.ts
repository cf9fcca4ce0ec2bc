import { countries, countryByCode, normalisePostcode } from './countries.ts';
import { stores } from './stores.ts';

describe('countries', () => {
  it('contain every country of a store, with its currency', () => {
    for (const { country, currency, code } of stores) {
      const expected = code === 'eu' ? 'EUR' : countryByCode(country)?.currency;
      expect([code, currency]).toEqual([code, expected]);
    }
  });

  it.each(countries.map(({ code, postcode }) => [code, postcode.example]))(
    'normalisePostcode formats a postcode of %s like its example %s',
    (code, example) => {
      expect(normalisePostcode(code, example)).toBe(example);
      expect(normalisePostcode(code, ` ${example.replaceAll(' ', '').toLowerCase()} `)).toBe(example);
    },
  );

  it.each([
    ['GB', 'LS14AB', 'LS1 4AB'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M11AE', 'M1 1AE'],
    ['SE', '83752', '837 52'],
    ['NL', '1012-ab', '1012 AB'],
  ])('normalisePostcode formats %s %s as %s', (code, typed, written) => {
    expect(normalisePostcode(code, typed)).toBe(written);
  });

  it.each([
    ['GB', '12345'],
    ['GB', 'Q1 1AA'],
    ['DE', '8046'],
    ['AT', '80469'],
    ['FR', '7400A'],
    ['NL', '0012 AB'],
    ['XX', '12345'],
    ['DE', ''],
  ])('normalisePostcode returns null for %s %j', (code, typed) => {
    expect(normalisePostcode(code, typed)).toBeNull();
  });

  it('require a region only if they have a list of regions', () => {
    for (const { regions, isRegionRequired } of countries) {
      expect(Object.keys(regions).length > 0).toBe(isRegionRequired);
    }
    expect(Object.keys(countryByCode('ES')?.regions ?? {})).toHaveLength(52);
    expect(Object.keys(countryByCode('IT')?.regions ?? {})).toHaveLength(107);
  });
});
