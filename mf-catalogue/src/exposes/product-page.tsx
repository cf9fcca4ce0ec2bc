import type { PageModule } from 'shared-runtime';
import { productQuery } from '../api/product-query.ts';
import { ProductPage } from '../features/product/product-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: ProductPage,
  messages,
  async load(context, params) {
    await context.queryClient.fetchQuery(productQuery(context, Number(params.entityId)));
  },
};

