import { retryDelayMs } from './retry-delay.ts';

describe('retryDelayMs', () => {
  it('doubles with every attempt, up to half an hour', () => {
    const delays = [1, 2, 3, 7, 8, 100].map((attempts) => retryDelayMs('deferred', attempts, 1) / 1000);
    expect(delays).toEqual([15, 30, 60, 960, 1800, 1800]);
  });

  it('is at most a minute while the server cannot be reached', () => {
    expect(retryDelayMs('unreachable', 1, 1)).toBe(5_000);
    expect(retryDelayMs('unreachable', 1000, 1)).toBe(60_000);
  });

  it('is hours for a mail that the server may have accepted', () => {
    const hours = [1, 2].map((attempts) => retryDelayMs('unconfirmed', attempts, 1) / 3_600_000);
    expect(hours).toEqual([4, 8]);
  });

  it('is spread at random over its second half', () => {
    expect([0, 0.5, 1].map((random) => retryDelayMs('unreachable', 1, random))).toEqual([
      2_500, 3_750, 5_000,
    ]);
  });
});
