import type { PageModule } from 'shared-runtime';
import { pendingAdditionQuery } from '../api/pending-addition-query.ts';
import { productQuery } from '../api/product-query.ts';
import { returnsQuery } from '../api/returns-query.ts';
import { isSentBackToSignIn } from '../domain/restored-fields.ts';
import { ProductPage } from '../features/product/product-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: ProductPage,
  messages,
  async load(context, params) {
    const { queryClient } = context;
    const productId = Number(params.entityId);
    await Promise.all([
      queryClient.fetchQuery(productQuery(context, productId)),
      // A product without the words on returns is still a product: this one never rejects.
      queryClient.prefetchQuery(returnsQuery(context)),
      isSentBackToSignIn(params.search)
        ? queryClient.prefetchQuery(pendingAdditionQuery(context, productId))
        : null,
    ]);
  },
};
