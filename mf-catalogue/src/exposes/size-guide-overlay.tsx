import type { OverlayProps } from 'shared-contracts/exposes';
import type { OverlayModule } from 'shared-runtime';
import { sizeGuideQuery } from '../api/size-guide-query.ts';
import { SizeGuide } from '../features/size-guide/size-guide.tsx';
import { messages } from '../messages/product-messages.ts';

export const overlay: OverlayModule<OverlayProps<'catalogue/size-guide'>> = {
  Component: SizeGuide,
  load: (shop, { code, productId }) => shop.queryClient.prefetchQuery(sizeGuideQuery(shop, code, productId)),
  messages,
};
