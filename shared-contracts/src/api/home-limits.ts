/** Limits of the home page. Separate from the schemas, because pages need these without them. */
export const homeLimits = {
  sales: 60,
  upcoming: 4,
  brands: 12,
  newest: 12,
  endingSoonHours: 48,
  justStartedHours: 48,
} as const;
