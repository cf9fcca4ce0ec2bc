import type { FragmentModule } from 'shared-runtime';
import { basketQuery } from '../api/basket-query.ts';
import { MiniBasket } from '../features/mini-basket/mini-basket.tsx';
import { messages } from '../messages/mini/index.ts';

export const fragment: FragmentModule = {
  Component: MiniBasket,
  messages,
  async load(context) {
    // The server caches one page for all guests, so it must not contain the basket of one.
    if (!context.session.isUserLoggedIn) return;
    // `prefetchQuery` does not throw: without the basket the icon has no count, but is there.
    await context.queryClient.prefetchQuery(basketQuery(context, 'mini'));
  },
};
