import type { OverlayProps } from 'shared-contracts/exposes';
import type { OverlayModule } from 'shared-runtime';
import { ProductVideo } from '../features/product/video/product-video.tsx';
import { messages } from '../messages/product-messages.ts';

export const overlay: OverlayModule<OverlayProps<'catalogue/product-video'>> = {
  Component: ProductVideo,
  messages,
};
