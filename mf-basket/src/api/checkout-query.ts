import type { Checkout } from 'shared-contracts/api/checkout';
import { withCompleteItems } from '../domain/complete-items.ts';
import { createIdempotencyKey } from 'shared-runtime/idempotency-key';
import { addressList } from 'shared-contracts/descriptors/addresses';
import { checkoutData, collectPoints } from 'shared-contracts/descriptors/checkout';
import { orderStatus } from 'shared-contracts/descriptors/orders';
import { countryAddressOptions } from 'shared-contracts/descriptors/countries';
import { endpointQuery, type ShopContext } from 'shared-runtime';

type Source = Pick<ShopContext, 'api' | 'store'>;

/** Age from which a page load fetches the checkout again, milliseconds: each step has just answered it. */
export const checkoutStaleMs = 2_000;

export function checkoutQuery(source: Source) {
  return {
    ...endpointQuery(source, checkoutData, { store_id: source.store.id }),
    select: withCompleteBasket,
    // Another tab or device may have changed the basket while this tab was hidden.
    refetchOnWindowFocus: 'always' as const,
  };
}

function withCompleteBasket(checkout: Checkout): Checkout {
  const basket = withCompleteItems(checkout.basket);
  return basket === checkout.basket ? checkout : { ...checkout, basket };
}

/** Query options of the countries of an address; for delivery those that the shop delivers to. */
export function countriesQuery(source: Source, use: 'delivery' | 'billing') {
  return endpointQuery(source, countryAddressOptions, {
    store_id: source.store.id,
    only_shipping: use === 'delivery',
  });
}

/** Query options of the member's address book. */
export function addressBookQuery(source: Source) {
  return endpointQuery(source, addressList, { store_id: source.store.id });
}

export function collectPointsQuery(source: Source, methodCode: string, postcode: string) {
  return endpointQuery(source, collectPoints, { store_id: source.store.id, methodCode, postcode });
}

export function orderStatusQuery(source: Source, orderId: number) {
  return endpointQuery(source, orderStatus, { store_id: source.store.id, orderId });
}

/**
 * Query options of the key with which a browser without JavaScript places its order. In the query cache, because server
 * and browser must render the same one.
 */
export function postedKeyQuery({ store }: Pick<ShopContext, 'store'>) {
  return {
    queryKey: ['posted-idempotency-key', store.id],
    queryFn: () => createIdempotencyKey(),
    staleTime: Number.POSITIVE_INFINITY,
  };
}
