import type { FragmentProps } from 'shared-contracts/exposes';
import type { FragmentModule } from 'shared-runtime';
import { DeferredSingleCard, loadSlider } from '../features/sliders/deferred-sliders.ts';
import { messages } from '../messages/lists/index.ts';

export const fragment: FragmentModule<FragmentProps<'catalogue/product-card'>> = {
  Component: DeferredSingleCard,
  messages,
  load: (context, { productId }) => loadSlider(context, { source: 'products', productIds: [productId] }),
};
