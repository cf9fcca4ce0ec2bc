import { ShopError } from '../../../shop-error.ts';
import { endOfSeries } from './hold-series.ts';

const minuteMs = 60 * 1000;
const now = new Date('2026-12-01T12:00:00Z');
const limits = { maxHoldMinutes: 60, holdPauseMinutes: 60, maxOpenPayments: 3 };

const attempt = (minutesAgo: number, status: 'rejected' | 'pending' = 'rejected') => ({
  createdAt: new Date(now.getTime() - minutesAgo * minuteMs),
  expiresAt: new Date(now.getTime() + (30 - minutesAgo) * minuteMs),
  status,
});

/** Minutes from now. */
function end(...attempts: ReturnType<typeof attempt>[]): number {
  return (endOfSeries(attempts, limits, now).getTime() - now.getTime()) / minuteMs;
}

/** Minutes until the next payment may begin. */
function wait(...attempts: ReturnType<typeof attempt>[]): number {
  try {
    endOfSeries(attempts, limits, now);
  } catch (error) {
    if (error instanceof ShopError && error.code === 'too_many_attempts') {
      return (error.details.retryAfterSeconds ?? 0) / 60;
    }
    throw error;
  }
  return 0;
}

describe('endOfSeries', () => {
  it('lets the first payment hold stock for the whole time', () => {
    expect(end()).toBe(60);
  });

  it('counts payments with less than a pause between them as one series, in any order', () => {
    expect(end(attempt(10), attempt(45), attempt(25))).toBe(15);
    expect(wait(attempt(10), attempt(60))).toBe(50);
    expect(wait(attempt(20), attempt(70), attempt(125))).toBe(40);
  });

  it('begins a new series after a pause, whatever was before', () => {
    expect(end(attempt(60), attempt(119))).toBe(60);
    expect(end(attempt(5), attempt(65), attempt(100))).toBe(55);
  });

  it('rejects another payment while too many are not decided', () => {
    const open = [attempt(3, 'pending'), attempt(2, 'pending'), attempt(1, 'pending')];
    expect(wait(...open)).toBe(27);
    expect(wait(...open.slice(1), attempt(0))).toBe(0);
    expect(wait(...open.slice(1), attempt(31, 'pending'))).toBe(0);
  });
});
