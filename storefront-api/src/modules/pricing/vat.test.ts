import { spread, vatRateOf, vatRates, vatWithin } from './vat.ts';

describe('vatRateOf', () => {
  it.each([
    ['GB', 2000],
    ['FR', 2000],
    ['AT', 2000],
    ['DE', 1900],
    ['ES', 2100],
    ['NL', 2100],
    ['BE', 2100],
    ['IT', 2200],
    ['IE', 2300],
    ['DK', 2500],
    ['SE', 2500],
    ['NO', 2500],
    ['FI', 2550],
  ])('returns for %s %i basis points', (country, basisPoints) => {
    expect(vatRateOf(country, new Date('2026-01-01T00:00:00Z'))).toBe(basisPoints);
  });

  it('returns the rate of the day', () => {
    expect(vatRateOf('FI', new Date('2024-08-31T23:59:59Z'))).toBe(2400);
    expect(vatRateOf('FI', new Date('2024-09-01T00:00:00Z'))).toBe(2550);
  });

  it('throws for a country without a rate', () => {
    expect(() => vatRateOf('US', new Date('2026-01-01'))).toThrow('No VAT rate for US');
    expect(() => vatRateOf('GB', new Date('1999-01-01'))).toThrow('No VAT rate for GB');
  });

  it.each([
    [12_000, 2000, 2000],
    [100, 2000, 17],
    [3, 2000, 1], // 0.5 rounds up
    [0, 2500, 0],
    [9_999, 2550, 2032],
  ])('finds in %i at %i basis points a tax of %i', (gross, basisPoints, vat) => {
    expect(vatWithin(gross, basisPoints)).toBe(vat);
  });

  it('has one rate for each country and day', () => {
    expect(new Set(vatRates.map(({ country, validFrom }) => country + validFrom)).size).toBe(vatRates.length);
  });
});

describe('spread', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [0, 5, 5], [0, 5, 5]],
    [7, [3, 2, 2], [3, 2, 2]],
    [1, [1, 1], [1, 0]],
    [5, [0, 0], [3, 2]],
    // The first and the fifth have the same remainder.
    [36_370, [2_990, 8_970, 179_600, 7_980, 3_980, 14_700], [499, 1_495, 29_933, 1_330, 663, 2_450]],
    [5, [], []],
  ])('distributes %i over %j as %j', (amount, weights, parts) => {
    expect(spread(amount, weights)).toEqual(parts);
  });

  it('keeps the sum for any weights', () => {
    for (let amount = 0; amount < 200; amount += 7) {
      for (const weights of [
        [1, 2, 3],
        [999, 1],
        [5, 5, 5, 5, 5, 5, 5],
        [12_345, 678, 9],
      ]) {
        const parts = spread(amount, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(parts.every((part) => part >= 0)).toBe(true);
      }
    }
  });
});
