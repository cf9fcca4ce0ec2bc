import type { PageModule } from 'shared-runtime';
import { brandsQuery } from '../api/brands-query.ts';
import { ServiceList } from '../features/service-list/service-list.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: ServiceList,
  messages,
  async load(context) {
    await context.queryClient.fetchQuery(brandsQuery(context));
  },
};
