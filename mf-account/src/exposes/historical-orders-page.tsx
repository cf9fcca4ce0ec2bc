import { paths } from 'shared-contracts/routes';
import type { PageModule } from 'shared-runtime';
import { historicalOrdersQuery } from '../api/historical-orders-query.ts';
import { orderYearOf } from '../domain/order-pages.ts';
import { HistoricalOrdersPage } from '../features/historical-orders/historical-orders-page.tsx';
import { messages } from '../messages/order-messages.ts';

export const page: PageModule = {
  Component: HistoricalOrdersPage,
  messages,
  async load(context, { search }) {
    if (!context.session.isUserLoggedIn) return {};
    const year = orderYearOf(search);
    const { years } = await context.queryClient.fetchQuery(historicalOrdersQuery(context, year));
    // A year without orders is not offered.
    return year === undefined || years.includes(year) ? {} : { redirect: paths.historicalOrders };
  },
};
