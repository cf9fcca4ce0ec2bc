import type { PageModule } from 'shared-runtime';
import { consentConfigQuery, frameListsQuery } from '../api/consent-config-query.ts';
import { PreferencesPage } from '../features/consent/preferences-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: PreferencesPage,
  messages,
  async load(context) {
    await Promise.all([
      context.queryClient.fetchQuery(consentConfigQuery(context)),
      context.queryClient.prefetchQuery(frameListsQuery(context)),
    ]);
  },
};
