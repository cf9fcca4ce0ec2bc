import { maySeePrices } from 'shared-contracts/session';
import type { PageModule } from 'shared-runtime';
import { basketQuery } from '../api/basket-query.ts';
import { BasketPage } from '../features/basket/basket-page.tsx';
import { messages } from '../messages/basket-messages.ts';

export const page: PageModule = {
  Component: BasketPage,
  messages,
  async load(context) {
    // A guest of a gated store has no basket.
    if (!maySeePrices(context.session)) return;
    await context.queryClient.fetchQuery(basketQuery(context, 'default_shipping'));
  },
};
