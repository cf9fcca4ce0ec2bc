import type { FragmentModule } from 'shared-runtime';
import { consentConfigQuery } from '../api/consent-config-query.ts';
import { ConsentFrame } from '../features/consent/consent-frame.tsx';
import { messages } from '../messages/index.ts';

export const fragment: FragmentModule = {
  Component: ConsentFrame,
  messages,
  async load(context) {
    await context.queryClient.prefetchQuery(consentConfigQuery(context));
  },
};
