import type { DeliveryMethod } from 'shared-contracts/api/checkout';

/** Working days in transit from the warehouse by country, fastest and slowest. */
export const transitDays: Readonly<Record<string, readonly [number, number]>> = {
  GB: [1, 2],
  IE: [2, 4],
  NL: [2, 3],
  BE: [2, 3],
  FR: [2, 4],
  DE: [2, 4],
  AT: [3, 5],
  DK: [3, 5],
  SE: [3, 6],
  NO: [4, 7],
  FI: [4, 7],
  ES: [3, 6],
  IT: [3, 6],
};

/** Orders before this hour (UTC) are dispatched on the same working day. */
const cutOffHour = 14;

export interface DeliveryEstimate {
  dispatch: Date;
  from: Date;
  to: Date;
}

export type DeliverySpeed = 'standard' | 'express';

/** @param kind of the chosen delivery method; undefined: none is chosen */
export function speedOf(kind: DeliveryMethod['kind'] | undefined): DeliverySpeed {
  return kind === 'express' ? 'express' : 'standard';
}

/**
 * Returns the dates of dispatch and delivery; null for a country without delivery.
 *
 * @param dispatchDays working days until dispatch
 * @param speed express takes half of the working days in transit
 */
export function estimateDelivery(
  now: Date,
  dispatchDays: number,
  country: string,
  speed: DeliverySpeed = 'standard',
): DeliveryEstimate | null {
  const standard = isDeliverable(country) ? transitDays[country] : undefined;
  if (standard === undefined) return null;
  const transit = speed === 'express' ? standard.map((days) => Math.ceil(days / 2)) : standard;
  const start = now.getUTCHours() < cutOffHour ? now : addDays(now, 1);
  const dispatch = addWorkingDays(onWorkingDay(start), Math.max(0, dispatchDays - 1));
  const [fastest = 1, slowest = 1] = transit;
  return { dispatch, from: addWorkingDays(dispatch, fastest), to: addWorkingDays(dispatch, slowest) };
}

export function isDeliverable(country: string): boolean {
  return Object.hasOwn(transitDays, country);
}

/** Formats a date such as `2026-11-23` (UTC). */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Returns midnight UTC of the day, in seconds since 1970. */
export function toTimestamp(date: Date): number {
  return Date.parse(toDay(date)) / 1000;
}

const dayMs = 24 * 60 * 60 * 1000;

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

function isWeekend(date: Date): boolean {
  const day = date.getUTCDay();
  return day === 0 || day === 6;
}

function onWorkingDay(date: Date): Date {
  return isWeekend(date) ? onWorkingDay(addDays(date, 1)) : date;
}

function addWorkingDays(date: Date, days: number): Date {
  let moved = date;
  for (let daysLeft = days; daysLeft > 0; daysLeft -= 1) moved = onWorkingDay(addDays(moved, 1));
  return moved;
}
