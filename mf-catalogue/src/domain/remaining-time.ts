export interface RemainingTime {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Remaining time from which the countdown has the signal colour. */
export const urgentMs = dayMs;

/** Returns the time until `end`; null from `end` on. Times are milliseconds since the epoch. */
export function remainingTime(end: number, now: number): RemainingTime | null {
  // Rounded up, so that the countdown does not show zero before the end.
  const remainingMs = Math.ceil((end - now) / secondMs) * secondMs;
  if (!(remainingMs > 0)) return null;
  return {
    days: Math.floor(remainingMs / dayMs),
    hours: Math.floor((remainingMs % dayMs) / hourMs),
    minutes: Math.floor((remainingMs % hourMs) / minuteMs),
    seconds: (remainingMs % minuteMs) / secondMs,
  };
}
