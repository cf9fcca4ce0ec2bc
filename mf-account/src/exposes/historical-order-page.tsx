import type { PageModule } from 'shared-runtime';
import { addressCountriesQuery } from '../api/addresses.ts';
import { historicalOrderQuery } from '../api/historical-orders-query.ts';
import { HistoricalOrderPage } from '../features/historical-orders/historical-order-page.tsx';
import { messages } from '../messages/order-messages.ts';

export const page: PageModule = {
  Component: HistoricalOrderPage,
  messages,
  async load(context, { entityId }) {
    if (!context.session.isUserLoggedIn) return;
    const { queryClient } = context;
    await Promise.all([
      // One that is not found, such as another member's, makes this the page for unknown paths.
      queryClient.fetchQuery(historicalOrderQuery(context, Number(entityId))),
      queryClient.prefetchQuery(addressCountriesQuery(context)),
    ]);
  },
};
