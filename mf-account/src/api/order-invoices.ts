import type { CallResponse } from 'shared-contracts/api/descriptor';
import { orderInvoice, orderInvoices } from 'shared-contracts/descriptors/invoices';
import { endpointQuery, type ShopContext } from 'shared-runtime';

type Context = Pick<ShopContext, 'api' | 'store'>;

export type OrderDocument = CallResponse<typeof orderInvoices>['invoices'][number];

/** Query options of the invoices and credit notes of an order. */
export function orderInvoicesQuery(context: Context, orderId: number) {
  return endpointQuery(context, orderInvoices, { store_id: context.store.id, order_id: orderId });
}

/** Returns the path of the PDF. The API takes the store from the host. */
export const pathOfInvoice = (id: number) => `${orderInvoice.path}?id=${id}`;
