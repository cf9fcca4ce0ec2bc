import type { PageModule } from 'shared-runtime';
import { historicalOrdersQuery } from '../api/historical-orders-query.ts';
import { orderHistoryQuery } from '../api/order-history-query.ts';
import { historyPageOf, historyPath } from '../domain/order-pages.ts';
import { OrderHistoryPage } from '../features/order-history/order-history-page.tsx';
import { messages } from '../messages/order-messages.ts';

export const page: PageModule = {
  Component: OrderHistoryPage,
  messages,
  async load(context, { search }) {
    if (!context.session.isUserLoggedIn) return {};
    const { queryClient } = context;
    const page = historyPageOf(search);
    const [{ currentPage }] = await Promise.all([
      // Never from the cache: orders change without their member.
      queryClient.fetchQuery({ ...orderHistoryQuery(context, page), staleTime: 0 }),
      queryClient.prefetchQuery(historicalOrdersQuery(context)),
    ]);
    return currentPage === page ? {} : { redirect: historyPath(currentPage) };
  },
};
