import type { PageModule } from 'shared-runtime';
import { accountDetailsQuery } from '../api/account-details-query.ts';
import { orderHistoryQuery } from '../api/order-history-query.ts';
import { privacyStatusQuery } from '../api/privacy.ts';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { messages } from '../messages/account-messages.ts';

export const page: PageModule = {
  Component: DashboardPage,
  messages,
  async load(context) {
    if (!context.session.isUserLoggedIn) return;
    // Prefetched: without them the page has what the session knows.
    await Promise.all([
      context.queryClient.prefetchQuery(accountDetailsQuery(context)),
      context.queryClient.prefetchQuery({ ...orderHistoryQuery(context, 1), staleTime: 0 }),
      context.queryClient.prefetchQuery({ ...privacyStatusQuery(context), staleTime: 0 }),
    ]);
  },
};
