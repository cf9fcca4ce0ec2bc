import type { PageModule } from 'shared-runtime';
import { productQuery } from '../api/product-query.ts';
import { returnsQuery } from '../api/returns-query.ts';
import { ProductPage } from '../features/product/product-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: ProductPage,
  messages,
  async load(context, params) {
    const { queryClient } = context;
    await Promise.all([
      queryClient.fetchQuery(productQuery(context, Number(params.entityId))),
      // A product without the words on returns is still a product: this one never rejects.
      queryClient.prefetchQuery(returnsQuery(context)),
    ]);
  },
};
