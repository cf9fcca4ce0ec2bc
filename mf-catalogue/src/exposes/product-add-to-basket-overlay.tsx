import type { OverlayProps } from 'shared-contracts/exposes';
import type { OverlayModule } from 'shared-runtime';
import { QuickAdd } from '../features/product/quick-add/quick-add.tsx';
import { messages } from '../messages/product-messages.ts';

export const overlay: OverlayModule<OverlayProps<'catalogue/product-add-to-basket'>> = {
  Component: QuickAdd,
  messages,
};
