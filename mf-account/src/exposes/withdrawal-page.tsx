import type { PageModule } from 'shared-runtime';
import { postedKeyQuery } from '../api/posted-key-query.ts';
import { foundOrderQuery, withdrawalReceiptQuery } from '../api/withdrawal.ts';
import { WithdrawalPage } from '../features/withdrawal/withdrawal-page.tsx';
import { messages } from '../messages/withdrawal-messages.ts';

export const page: PageModule = {
  Component: WithdrawalPage,
  messages,
  async load(context, { search: { token, receipt } }) {
    const { queryClient } = context;
    // An unknown code makes this the page for unknown paths.
    if (receipt !== undefined) await queryClient.fetchQuery(withdrawalReceiptQuery(context, receipt));
    else if (token !== undefined) {
      await Promise.all([
        queryClient.fetchQuery({ ...foundOrderQuery(context, token), staleTime: 0 }),
        queryClient.prefetchQuery(postedKeyQuery(context, 'withdrawal')),
      ]);
    }
  },
};
