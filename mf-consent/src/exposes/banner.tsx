import type { FragmentModule } from 'shared-runtime';
import { consentConfigQuery } from '../api/consent-config-query.ts';
import { ConsentBanner } from '../features/consent/consent-banner.tsx';
import { messages } from '../messages/index.ts';

export const fragment: FragmentModule = {
  Component: ConsentBanner,
  messages,
  async load(context) {
    await context.queryClient.prefetchQuery(consentConfigQuery(context));
  },
};
