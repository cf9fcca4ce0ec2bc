import { priceStrategies } from 'shared-contracts/api/price-strategies';

/** Message id of the badge for a price strategy; the others speak through the price alone. */
export function strategyBadge(strategy: number): string | null {
  if (strategy === priceStrategies.sale) return 'card.sale';
  if (strategy === priceStrategies.newSeason) return 'card.newSeason';
  return null;
}
