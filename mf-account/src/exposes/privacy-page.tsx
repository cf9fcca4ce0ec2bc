import type { PageModule } from 'shared-runtime';
import { privacyStatusQuery } from '../api/privacy.ts';
import { PrivacyPage } from '../features/privacy/privacy-page.tsx';
import { messages } from '../messages/account-messages.ts';

export const page: PageModule = {
  Component: PrivacyPage,
  messages,
  async load(context) {
    if (context.session.isUserLoggedIn) await context.queryClient.fetchQuery(privacyStatusQuery(context));
  },
};
