import { priceStrategies } from 'shared-contracts/api/price-strategies';

/** Message ids of the badges by price strategy (specification §9). */
const badges: Readonly<Record<number, string>> = {
  [priceStrategies.blackFriday]: 'card.blackFriday',
  [priceStrategies.sale]: 'card.sale',
  [priceStrategies.frenchDays]: 'card.frenchDays',
  [priceStrategies.priceDrop]: 'card.priceDrop',
  [priceStrategies.newSeason]: 'card.newSeason',
};

/** Returns the message id of the badge for a price strategy; null for the default and for unknown ones. */
export function strategyBadge(strategy: number): string | null {
  return badges[strategy] ?? null;
}
