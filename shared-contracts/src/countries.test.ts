import { countries, countryByCode, normalisePostcode } from './countries.ts';
import { stores } from './stores.ts';

describe('countries', () => {
  it('has every country of a store, with its currency', () => {
    for (const { country, currency, code } of stores) {
      const expected = code === 'eu' ? 'EUR' : countryByCode(country)?.currency;
      expect([code, currency]).toEqual([code, expected]);
    }
  });

  it.each(countries.map(({ code, postcode }) => [code, postcode.example]))(
    'writes the postcode of %s like its example %s, however it was typed',
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
  ])('normalises %s %s to %s', (code, typed, written) => {
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
  ])('takes no %s %j', (code, typed) => {
    expect(normalisePostcode(code, typed)).toBeNull();
  });

  it('asks for a region only where it has a list of them', () => {
    for (const { regions, isRegionRequired } of countries) {
      expect(Object.keys(regions).length > 0).toBe(isRegionRequired);
    }
    expect(Object.keys(countryByCode('ES')?.regions ?? {})).toHaveLength(52);
    expect(Object.keys(countryByCode('IT')?.regions ?? {})).toHaveLength(107);
  });
});
