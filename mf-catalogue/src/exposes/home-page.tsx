import type { PageModule } from 'shared-runtime';
import { homeQuery } from '../api/home-query.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { messages } from '../messages/lists/index.ts';

export const page: PageModule = {
  Component: HomePage,
  messages,
  async load(context) {
    await context.queryClient.fetchQuery(homeQuery(context, context.session.group));
  },
};
