/**
 * Price strategy values, specification §9. Separate from the schemas, because browser code needs these without them.
 */
export const priceStrategies = {
  default: 0,
  blackFriday: 1,
  sale: 2,
  frenchDays: 3,
  priceDrop: 4,
  newSeason: 5,
} as const;
