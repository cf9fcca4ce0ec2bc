import { remainingTime } from './remaining-time.ts';

const end = Date.parse('2026-12-24T18:00:00Z');

describe('remainingTime', () => {
  it('returns days, hours, minutes and seconds', () => {
    expect(remainingTime(end, Date.parse('2026-12-22T15:58:57Z'))).toEqual({
      days: 2,
      hours: 2,
      minutes: 1,
      seconds: 3,
    });
  });

  it('returns one second until the end', () => {
    expect(remainingTime(end, end - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  });

  it.each([end, end + 1, Number.NaN])('returns null at %d', (now) => {
    expect(remainingTime(end, now)).toBeNull();
  });
});
