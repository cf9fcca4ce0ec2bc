import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that timing does not reveal a hash. */
export const isSameHash = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
