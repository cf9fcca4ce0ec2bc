import type { PageModule } from 'shared-runtime';
import { postedKeyQuery } from '../api/posted-key-query.ts';
import { memberReturnsQuery, orderReturnsQuery } from '../api/returns.ts';
import { idParameter } from '../domain/id-parameter.ts';
import { ReturnsPage } from '../features/returns/returns-page.tsx';
import { messages } from '../messages/return-messages.ts';

export const page: PageModule = {
  Component: ReturnsPage,
  messages,
  async load(context, { search }) {
    if (!context.session.isUserLoggedIn) return;
    const { queryClient } = context;
    const orderId = idParameter(search['order']);
    // Never from the cache: returns change without their member. An order that is not found, such as another member's,
    // makes this the page for unknown paths.
    if (orderId === null) {
      await queryClient.fetchQuery({ ...memberReturnsQuery(context), staleTime: 0 });
      return;
    }
    await Promise.all([
      queryClient.fetchQuery({ ...orderReturnsQuery(context, orderId), staleTime: 0 }),
      queryClient.prefetchQuery(postedKeyQuery(context, 'return')),
    ]);
  },
};
