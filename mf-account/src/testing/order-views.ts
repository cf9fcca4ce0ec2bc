import type { ServerView } from 'shared-runtime/stub';
import { historicalOrderQuery, historicalOrdersQuery } from '../api/historical-orders-query.ts';
import { orderDetailsQuery } from '../api/order-details-query.ts';
import { orderInvoicesQuery } from '../api/order-invoices.ts';
import { orderReturnsQuery } from '../api/returns.ts';
import { orderHistoryQuery } from '../api/order-history-query.ts';
import { historicalOrder, listedOrder, orderDetails, orderItem, shippedItem } from './orders.ts';

/** Adds what the pages of orders load: order 123 with a parcel, two pages of the history, order 4 of the former shop. */
export function withOrders({ createShop, render }: ServerView): ServerView {
  return {
    createShop: () => {
      const shop = createShop();
      const { context } = shop;
      const { queryClient } = context;
      const items = [
        orderItem({
          qtyOrdered: 2,
          statuses: [
            { qty: 1, status: 'Processing', statusLabel: 'Being prepared' },
            { qty: 1, status: 'Shipped', statusLabel: 'Dispatched' },
          ],
          shippedItems: [shippedItem()],
          fittingForm: { mondopoint: 26.5 },
        }),
      ];
      queryClient.setQueryData(orderDetailsQuery(context, 123).queryKey, orderDetails({ items }));
      queryClient.setQueryData(orderReturnsQuery(context, 123).queryKey, {
        incrementId: '100000123',
        returns: [],
        returnable: [],
        returnableUntil: null,
        canWithdraw: true,
      });
      queryClient.setQueryData(orderInvoicesQuery(context, 123).queryKey, {
        invoices: [{ id: 5, kind: 'invoice', number: 'R-5', issuedAt: '2026-02-03T09:00:00.000Z' }],
      });
      for (const currentPage of [1, 2]) {
        queryClient.setQueryData(orderHistoryQuery(context, currentPage).queryKey, {
          orders: [listedOrder()],
          pagesCount: 2,
          currentPage,
          total: 6,
        });
      }
      const { id, incrementId, orderDate, statusLabel, total } = historicalOrder();
      queryClient.setQueryData(historicalOrdersQuery(context).queryKey, {
        years: [2021, 2019],
        year: 2021,
        orders: [{ id, incrementId, orderDate, statusLabel, total }],
      });
      queryClient.setQueryData(historicalOrderQuery(context, 4).queryKey, historicalOrder());
      return shop;
    },
    render,
  };
}
