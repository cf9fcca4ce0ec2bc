import type { FragmentProps } from 'shared-contracts/exposes';
import type { FragmentModule } from 'shared-runtime';
import { consentConfigQuery, frameListsQuery } from '../api/consent-config-query.ts';
import { ConsentEmbed } from '../features/embed/embed.tsx';
import { messages } from '../messages/index.ts';

export const fragment: FragmentModule<FragmentProps<'consent/embed'>> = {
  Component: ConsentEmbed,
  messages,
  async load(context, { url }) {
    await Promise.all([
      context.queryClient.prefetchQuery(consentConfigQuery(context)),
      url === undefined ? undefined : context.queryClient.prefetchQuery(frameListsQuery(context)),
    ]);
  },
};
