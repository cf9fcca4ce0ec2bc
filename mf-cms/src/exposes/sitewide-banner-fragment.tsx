import type { FragmentProps } from 'shared-contracts/exposes';
import type { FragmentModule } from 'shared-runtime';
import { staticBlockQuery } from '../api/static-block-query.ts';
import { SitewideBanner } from '../features/sitewide-banner/sitewide-banner.tsx';
import { messages } from '../messages/index.ts';

export const fragment: FragmentModule<FragmentProps<'cms/sitewide-banner'>> = {
  Component: SitewideBanner,
  messages,
  // `prefetchQuery` never rejects: a banner that cannot be loaded is left out.
  load: (context, { identifier }) => context.queryClient.prefetchQuery(staticBlockQuery(context, identifier)),
};
