import type { OverlayProps } from 'shared-contracts/exposes';
import type { OverlayModule } from 'shared-runtime';
import { ServiceOverlay } from '../features/service/service-overlay.tsx';
import { messages } from '../messages/index.ts';

export const overlay: OverlayModule<OverlayProps<'consent/service'>> = {
  Component: ServiceOverlay,
  messages,
};
