import { countries } from 'shared-contracts/countries';
import { estimateDelivery, isDeliverable, toDay, toTimestamp } from './estimate.ts';

const at = (text: string) => new Date(text);
const days = (now: string, dispatchDays: number, country: string) => {
  const estimate = estimateDelivery(at(now), dispatchDays, country);
  return estimate === null ? null : [estimate.dispatch, estimate.from, estimate.to].map(toDay);
};

describe('estimateDelivery', () => {
  it('dispatches on the same day before the cut-off hour, and on the next working day after it', () => {
    expect(days('2026-11-23T13:59:00Z', 1, 'GB')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
    expect(days('2026-11-23T14:00:00Z', 1, 'GB')).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
  });

  it('counts working days only', () => {
    expect(days('2026-11-21T09:00:00Z', 1, 'GB')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
    expect(days('2026-11-20T15:00:00Z', 1, 'DE')).toEqual(['2026-11-23', '2026-11-25', '2026-11-27']);
    expect(days('2026-11-23T09:00:00Z', 6, 'SE')).toEqual(['2026-11-30', '2026-12-03', '2026-12-08']);
  });

  it('returns null for a country without delivery', () => {
    expect(days('2026-11-23T09:00:00Z', 1, 'CH')).toBeNull();
    expect(days('2026-11-23T09:00:00Z', 1, 'constructor')).toBeNull();
  });

  it('supports exactly the countries to which the shop delivers', () => {
    expect(countries.filter(({ code }) => isDeliverable(code)).map(({ code }) => code)).toEqual(
      countries.filter((country) => country.isDelivered).map(({ code }) => code),
    );
  });

  it('returns days as midnight UTC', () => {
    expect(toTimestamp(at('2026-11-23T17:30:00Z'))).toBe(Date.UTC(2026, 10, 23) / 1000);
  });
});
