import { queryOptions } from '@tanstack/react-query';
import type { CallRequest, CallResponse, EndpointDescriptor } from 'shared-contracts/api/descriptor';
import { queryKey } from 'shared-contracts/api/query-key';
import {
  getStockDelivery,
  getStockMessages,
  getSupplierDropship,
  omnibusPrices,
  productDynamicData,
} from 'shared-contracts/descriptors/product-facts';
import type { ShopContext } from 'shared-runtime';
import { lookUp } from './look-up.ts';

type Context = Pick<ShopContext, 'api' | 'store'>;

/** Queries the stock of a product; null if it is unknown. */
export const stockQuery = (context: Context, productId: number) =>
  factQuery(context, getStockMessages, ofProduct(context, productId), ({ messages }) => messages[0]);

/** Queries when a product arrives and what that costs; null without delivery. */
export const deliveryQuery = (context: Context, productId: number) =>
  factQuery(context, getStockDelivery, ofProduct(context, productId), ({ deliveries }) => deliveries[0]);

/** Queries who sends a product; null if it needs no parcel. */
export const dispatchQuery = (context: Context, productId: number) =>
  factQuery(context, getSupplierDropship, ofProduct(context, productId), ({ products }) => products[0]);

/** Queries the lowest price of the 30 days before a reduction; null without an earlier price. */
export const omnibusQuery = (context: Context, productId: number) =>
  factQuery(
    context,
    omnibusPrices,
    ofProduct(context, productId),
    ({ prices }) => prices[0]?.lowestPrice ?? undefined,
  );

/** Queries social proof and the end of the sale of a product. */
export const dynamicQuery = (context: Context, productId: number) =>
  factQuery(
    context,
    productDynamicData,
    { store_ids: String(context.store.id), product_ids: String(productId) },
    ({ products }) => products[0],
  );

const ofProduct = ({ store }: Context, productId: number) => ({
  store_id: store.id,
  product_ids: String(productId),
});

/**
 * The answer is cached as it is, because other parts of the shop may query the same; a failed look-up is cached as null.
 * A fact that the answer does not have is null too.
 */
function factQuery<Descriptor extends EndpointDescriptor, Fact>(
  context: Context,
  endpoint: Descriptor,
  request: CallRequest<Descriptor>,
  read: (answer: CallResponse<Descriptor>) => Fact | undefined,
) {
  return queryOptions({
    queryKey: queryKey(endpoint, context.store.id, request as Record<string, unknown>),
    queryFn: ({ signal }) => lookUp(context, { endpoint, request, subject: endpoint.name, signal }),
    select: (answer): Fact | null => (answer === null ? null : (read(answer) ?? null)),
  });
}
