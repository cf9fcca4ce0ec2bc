import type { PageModule } from 'shared-runtime';
import { addressCountriesQuery } from '../api/addresses.ts';
import { orderDetailsQuery } from '../api/order-details-query.ts';
import { orderInvoicesQuery } from '../api/order-invoices.ts';
import { orderReturnsQuery } from '../api/returns.ts';
import { OrderViewPage } from '../features/order-view/order-view-page.tsx';
import { messages } from '../messages/order-messages.ts';

export const page: PageModule = {
  Component: OrderViewPage,
  messages,
  async load(context, { entityId }) {
    if (!context.session.isUserLoggedIn) return;
    const { queryClient } = context;
    const orderId = Number(entityId);
    await Promise.all([
      // Never from the cache: an order changes without its member. One that is not found, such as another member's,
      // makes this the page for unknown paths.
      queryClient.fetchQuery({ ...orderDetailsQuery(context, orderId), staleTime: 0 }),
      // Prefetched: without them the page shows what it has.
      queryClient.prefetchQuery({ ...orderReturnsQuery(context, orderId), staleTime: 0 }),
      queryClient.prefetchQuery({ ...orderInvoicesQuery(context, orderId), staleTime: 0 }),
      queryClient.prefetchQuery(addressCountriesQuery(context)),
    ]);
  },
};
