export interface RemainingTime {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** From here on the end is near enough for the signal colour. */
export const urgentMs = day;

/** Null once the end has come. Times are milliseconds since the epoch. */
export function remainingTime(end: number, now: number): RemainingTime | null {
  // Rounded up: while any of the last second is left, the clock does not say zero.
  const left = Math.ceil((end - now) / second) * second;
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: (left % minute) / second,
  };
}
