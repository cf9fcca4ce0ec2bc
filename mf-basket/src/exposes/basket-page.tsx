import type { PageModule } from 'shared-runtime';
import { basketQuery } from '../api/basket-query.ts';
import { mayHaveBasket } from '../api/may-have-basket.ts';
import { BasketPage } from '../features/basket/basket-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: BasketPage,
  messages,
  async load(context) {
    if (!mayHaveBasket(context)) return;
    await context.queryClient.fetchQuery(basketQuery(context, 'default_shipping'));
  },
};
