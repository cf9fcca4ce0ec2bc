import { queryOptions } from '@tanstack/react-query';
import { queryKey } from 'shared-contracts/api/query-key';
import {
  getStockDelivery,
  getStockMessages,
  getSupplierDropship,
  omnibusPrices,
  productDynamicData,
} from 'shared-contracts/descriptors/product-facts';
import type { ShopContext } from 'shared-runtime';
import { lookUp, type LookUp } from './look-up.ts';

type Context = Pick<ShopContext, 'api' | 'store'>;

/** Queries the stock of a product; null if it is unknown. */
export function stockQuery({ api, store }: Context, productId: number) {
  const request = { store_id: store.id, product_ids: String(productId) };
  return factQuery(
    queryKey(getStockMessages, store.id, request),
    (signal) => api.call(getStockMessages, request, { signal }),
    ({ messages }) => messages[0],
  );
}

/** Queries when a product arrives and what that costs; null without delivery. */
export function deliveryQuery({ api, store }: Context, productId: number) {
  const request = { store_id: store.id, product_ids: String(productId) };
  return factQuery(
    queryKey(getStockDelivery, store.id, request),
    (signal) => api.call(getStockDelivery, request, { signal }),
    ({ deliveries }) => deliveries[0],
  );
}

/** Queries who sends a product; null if it needs no parcel. */
export function dispatchQuery({ api, store }: Context, productId: number) {
  const request = { store_id: store.id, product_ids: String(productId) };
  return factQuery(
    queryKey(getSupplierDropship, store.id, request),
    (signal) => api.call(getSupplierDropship, request, { signal }),
    ({ products }) => products[0],
  );
}

/** Queries the lowest price of the 30 days before a reduction; null without an earlier price. */
export function omnibusQuery({ api, store }: Context, productId: number) {
  const request = { store_id: store.id, product_ids: String(productId) };
  return factQuery(
    queryKey(omnibusPrices, store.id, request),
    (signal) => api.call(omnibusPrices, request, { signal }),
    ({ prices }) => prices[0]?.lowestPrice ?? undefined,
  );
}

/** Queries social proof and the end of the sale of a product. */
export function dynamicQuery({ api, store }: Context, productId: number) {
  const request = { store_ids: String(store.id), product_ids: String(productId) };
  return factQuery(
    queryKey(productDynamicData, store.id, request),
    (signal) => api.call(productDynamicData, request, { signal }),
    ({ products }) => products[0],
  );
}

/**
 * The answer is cached as it is, because other parts of the shop may query the same; a failed look-up is cached as null.
 * A fact that the answer does not have is null too.
 */
function factQuery<Answer, Fact>(
  key: ReturnType<typeof queryKey>,
  call: LookUp<Answer>['call'],
  read: (answer: Answer) => Fact | undefined,
) {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => lookUp({ call, subject: key[0], signal }),
    select: (answer): Fact | null => (answer === null ? null : (read(answer) ?? null)),
  });
}
