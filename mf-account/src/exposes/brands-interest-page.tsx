import type { PageModule } from 'shared-runtime';
import { brandInterestsQuery } from '../api/brand-interests.ts';
import { BrandInterestsPage } from '../features/brand-interests/brand-interests-page.tsx';
import { messages } from '../messages/account-messages.ts';

export const page: PageModule = {
  Component: BrandInterestsPage,
  messages,
  async load(context) {
    if (!context.session.isUserLoggedIn) return;
    await context.queryClient.fetchQuery(brandInterestsQuery(context));
  },
};
