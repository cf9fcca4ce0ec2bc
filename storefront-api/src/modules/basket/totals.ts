import type { Basket } from 'shared-contracts/api/basket';
import type { DeliveryMethod } from 'shared-contracts/api/checkout';
import type { PriceView } from '../pricing/price-view.ts';
import type { BasketSums } from './basket-sums.ts';

/**
 * Returns the sums of a basket as the visitor may see them.
 *
 * @param kind of the chosen delivery method; undefined: none is chosen
 */
export function totalsOf(
  { sums, lines, untilFreeDelivery }: BasketSums,
  prices: PriceView,
  kind: DeliveryMethod['kind'] | undefined,
) {
  const savings = lines.reduce((sum, line) => sum + Math.max(0, line.retail - line.special) * line.qty, 0);
  const fee = sums.delivery.gross - sums.delivery.discount;
  return {
    currency: prices.currency,
    subtotal: prices.money(sums.subtotal),
    total: prices.money(sums.total),
    vat: prices.money(sums.vat),
    totalExVat: prices.money(sums.totalExVat),
    rrpSavings: prices.money(savings),
    hasSavings: prices.isVisible && savings > 0,
    deliveryFee: prices.money(fee),
    hasDeliveryFee: prices.isVisible && fee > 0,
    // Express is never free.
    untilFreeDelivery: prices.money(
      fee === 0 || lines.length === 0 || kind === 'express' ? null : untilFreeDelivery,
    ),
  } satisfies Partial<Basket['order']>;
}
