import { priceStrategies } from 'shared-contracts/api/price-strategies';

/** Returns the message id of the badge for a price strategy; null for strategies without one. */
export function strategyBadge(strategy: number): string | null {
  if (strategy === priceStrategies.sale) return 'card.sale';
  if (strategy === priceStrategies.newSeason) return 'card.newSeason';
  return null;
}
