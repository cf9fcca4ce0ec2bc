import type { Store } from 'shared-contracts/stores';

/** Returns the day of an instant in the time zone of a store, ISO 8601. */
export function dayIn({ timeZone }: Pick<Store, 'timeZone'>, instant: Date): string {
  // Swedish dates are those of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}
