import { timingSafeEqual } from 'node:crypto';

/** How long it takes says nothing about where two hashes differ. */
export const isSameHash = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
