export type Retention = { unit: 'years' | 'days'; count: number } | { unit: 'session' };

const daysOfYear = 365;

/** Returns how long a service keeps data, in whole years where possible. Null: until the browser is closed. */
export function retentionOf(days: number | null): Retention {
  if (days === null) return { unit: 'session' };
  if (days > 0 && days % daysOfYear === 0) return { unit: 'years', count: days / daysOfYear };
  return { unit: 'days', count: days };
}
