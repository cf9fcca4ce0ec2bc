/** Price strategy values, specification §9. Apart from the schemas: browsers need these without them. */
export const priceStrategies = {
  default: 0,
  blackFriday: 1,
  sale: 2,
  frenchDays: 3,
  priceDrop: 4,
  newSeason: 5,
} as const;
