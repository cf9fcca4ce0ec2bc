import type { FragmentProps } from 'shared-contracts/exposes';
import type { FragmentModule } from 'shared-runtime';
import { DeferredRecentlyViewed, loadViewed } from '../features/sliders/deferred-sliders.ts';
import { messages } from '../messages/lists/index.ts';

export const fragment: FragmentModule<FragmentProps<'catalogue/recently-viewed'>> = {
  Component: DeferredRecentlyViewed,
  messages,
  load: (context, { productId }) => loadViewed(context, productId),
};
