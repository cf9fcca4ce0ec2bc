import { deliveryFee } from '../pricing/delivery.ts';
import type { PriceView } from '../pricing/price-view.ts';
import { vatRateOf, vatWithin } from '../pricing/vat.ts';

interface SummedLine {
  qty: number;
  /** Minor units, per piece. */
  retail: number;
  /** Minor units, per piece. */
  special: number;
}

interface Destination {
  country: string;
  now: Date;
}

/** Returns every sum of a basket. Goods and delivery have the VAT rate of the destination. */
export function totalsOf(lines: readonly SummedLine[], prices: PriceView, { country, now }: Destination) {
  const subtotal = lines.reduce((sum, line) => sum + line.special * line.qty, 0);
  const savings = lines.reduce((sum, line) => sum + Math.max(0, line.retail - line.special) * line.qty, 0);
  const fee = deliveryFee(prices.currency, subtotal);
  const total = subtotal + fee;
  const vat = vatWithin(total, vatRateOf(country, now));
  return {
    currency: prices.currency,
    subtotal: prices.money(subtotal),
    total: prices.money(total),
    vat: prices.money(vat),
    totalExVat: prices.money(total - vat),
    rrpSavings: prices.money(savings),
    hasSavings: prices.isVisible && savings > 0,
    deliveryFee: prices.money(fee),
    hasDeliveryFee: prices.isVisible && fee > 0,
  };
}
