import type { ProductPrice } from 'shared-contracts/api/catalogue';
import type { Money } from 'shared-contracts/money';

export type PriceDisplay =
  { kind: 'withheld' } | { kind: 'shown'; current: Money; previous: Money | null; saving: number | null };

/**
 * Returns the amounts to display. The old price is shown only if the retail price exceeds the special price, the
 * saving only if it is above zero (specification §3).
 */
export function priceDisplay(price: ProductPrice): PriceDisplay {
  const { current, old, retailPrice, specialPrice, discount } = price;
  if (current === null) return { kind: 'withheld' };
  const isReduced = retailPrice !== null && specialPrice !== null && retailPrice.amount > specialPrice.amount;
  return {
    kind: 'shown',
    current,
    previous: isReduced ? (old ?? retailPrice) : null,
    saving: discount !== null && discount > 0 ? discount : null,
  };
}

/** Returns the price of a product that cannot be bought any more, for which a saving would be an empty promise. */
export function withoutReduction(price: ProductPrice): ProductPrice {
  return {
    ...price,
    old: null,
    retailPrice: price.specialPrice,
    discount: price.discount === null ? null : 0,
  };
}
