import type { PageModule } from 'shared-runtime';
import { accountDetailsQuery } from '../api/account-details-query.ts';
import { accountSessionsQuery } from '../api/account-sessions.ts';
import { SecurityPage } from '../features/security/security-page.tsx';
import { messages } from '../messages/account-messages.ts';

export const page: PageModule = {
  Component: SecurityPage,
  messages,
  async load(context) {
    if (!context.session.isUserLoggedIn) return;
    await Promise.all([
      context.queryClient.fetchQuery(accountSessionsQuery(context)),
      context.queryClient.fetchQuery(accountDetailsQuery(context)),
    ]);
  },
};
