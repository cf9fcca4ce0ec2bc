import { specialKindOf } from 'shared-contracts/special-products';
import { strategyBadge } from './strategy-badge.ts';

/** Returns the message id of the badge of a product: what kind it is, or else why its price is special. */
export function productBadge({
  productId,
  priceStrategy,
}: {
  productId: number;
  priceStrategy: number;
}): string | null {
  const kind = specialKindOf(productId);
  if (kind !== null) return kind === 'voucher' ? 'card.voucher' : 'card.donation';
  return strategyBadge(priceStrategy);
}
