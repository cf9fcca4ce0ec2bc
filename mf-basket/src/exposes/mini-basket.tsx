import type { FragmentModule } from 'shared-runtime';
import { basketQuery } from '../api/basket-query.ts';
import { MiniBasket } from '../features/mini-basket/mini-basket.tsx';
import { messages } from '../messages/index.ts';

export const fragment: FragmentModule = {
  Component: MiniBasket,
  messages,
  async load(context) {
    // A guest's page is the same for every guest, so a guest's basket never gets into it.
    if (!context.session.isUserLoggedIn) return;
    // A basket that cannot be had costs the figure at the icon, not the icon.
    await context.queryClient.prefetchQuery(basketQuery(context, 'mini'));
  },
};
