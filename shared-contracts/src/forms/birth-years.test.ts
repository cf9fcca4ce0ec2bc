import { birthYears } from './birth-years.ts';

describe('birthYears', () => {
  it('are those of people between 3 and 110 years', () => {
    expect(birthYears(Date.parse('2026-11-27T12:00:00Z'))).toEqual({ min: 1916, max: 2023 });
  });

  it('change with the year in UTC', () => {
    expect(birthYears(Date.parse('2026-12-31T23:59:59Z')).max).toBe(2023);
    expect(birthYears(Date.parse('2027-01-01T00:00:00Z')).max).toBe(2024);
  });
});
