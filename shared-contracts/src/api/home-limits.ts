/** Maximum numbers and times of the home page. Separate from the schemas, because pages need these without them. */
export const homeLimits = {
  /** Running sales. */
  sales: 60,
  /** Sales that have not begun. */
  upcoming: 4,
  /** Brands with their logos. */
  brands: 12,
  /** Newest products of a shop for members. */
  newest: 12,
  /** A sale ends soon if it ends within this time. */
  endingSoonHours: 48,
  /** A sale has just started if it began within this time. */
  justStartedHours: 48,
} as const;
