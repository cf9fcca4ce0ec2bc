import type { OverlayProps } from 'shared-contracts/exposes';
import type { OverlayModule } from 'shared-runtime';
import { DeferredFiltersOverlay } from '../features/listing/controls/deferred-controls.ts';
import { messages } from '../messages/lists/index.ts';

export const overlay: OverlayModule<OverlayProps<'catalogue/filters'>> = {
  Component: DeferredFiltersOverlay,
  messages,
};
