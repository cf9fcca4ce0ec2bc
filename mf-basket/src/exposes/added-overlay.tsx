import type { OverlayProps } from 'shared-contracts/exposes';
import type { OverlayModule } from 'shared-runtime';
import { Added } from '../features/added/added.tsx';
import { messages } from '../messages/basket-messages.ts';

export const overlay: OverlayModule<OverlayProps<'basket/added'>> = {
  Component: Added,
  messages,
};
