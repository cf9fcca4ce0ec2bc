import { ApiError, type PageModule } from 'shared-runtime';
import { countriesQuery, orderStatusQuery } from '../api/checkout-query.ts';
import { readOrderId } from '../domain/order-progress.ts';
import { OrderSuccessPage } from '../features/order-success/order-success-page.tsx';
import { messages } from '../messages/order-messages.ts';

export const page: PageModule = {
  Component: OrderSuccessPage,
  messages,
  async load(context, { search }) {
    const orderId = readOrderId(search);
    if (orderId === null) return { status: 404 };
    const { queryClient } = context;
    try {
      // Its state changes without the shopper: never from the cache.
      await queryClient.fetchQuery({ ...orderStatusQuery(context, orderId), staleTime: 0 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Mails to guests link to this page, which says why another browser does not show the order.
      if (error.failure.code === 'not_found') {
        // The title of the page thanks for an order.
        const meta = { title: context.store.shopName };
        return { status: 404, isNotFoundShown: true, meta };
      }
      if (error.failure.code !== 'authentication_required') throw error;
    }
    await queryClient.prefetchQuery(countriesQuery(context, 'billing'));
    return {};
  },
};
