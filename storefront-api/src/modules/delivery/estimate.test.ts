import { countries } from 'shared-contracts/countries';
import { estimateDelivery, isDeliverable, toDay, toTimestamp } from './estimate.ts';

const at = (text: string) => new Date(text);
const days = (now: string, dispatchDays: number, country: string) => {
  const estimate = estimateDelivery(at(now), dispatchDays, country);
  return estimate === null ? null : [estimate.dispatch, estimate.from, estimate.to].map(toDay);
};

describe('a delivery estimate', () => {
  it('leaves the same day before the cut-off, the next working day after it', () => {
    expect(days('2026-11-23T13:59:00Z', 1, 'GB')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
    expect(days('2026-11-23T14:00:00Z', 1, 'GB')).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
  });

  it('counts no weekends', () => {
    expect(days('2026-11-21T09:00:00Z', 1, 'GB')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
    expect(days('2026-11-20T15:00:00Z', 1, 'DE')).toEqual(['2026-11-23', '2026-11-25', '2026-11-27']);
    expect(days('2026-11-23T09:00:00Z', 6, 'SE')).toEqual(['2026-11-30', '2026-12-03', '2026-12-08']);
  });

  it('is none for a country that no parcel goes to', () => {
    expect(days('2026-11-23T09:00:00Z', 1, 'CH')).toBeNull();
    expect(days('2026-11-23T09:00:00Z', 1, 'constructor')).toBeNull();
  });

  it('is there for exactly the countries that the shop delivers to', () => {
    expect(countries.filter(({ code }) => isDeliverable(code)).map(({ code }) => code)).toEqual(
      countries.filter((country) => country.isDelivered).map(({ code }) => code),
    );
  });

  it('writes days as midnight in UTC', () => {
    expect(toTimestamp(at('2026-11-23T17:30:00Z'))).toBe(Date.UTC(2026, 10, 23) / 1000);
  });
});
