import type { OverlayProps } from 'shared-contracts/exposes';
import type { OverlayModule } from 'shared-runtime';
import { PreferencesOverlay } from '../features/consent/preferences-overlay.tsx';
import { messages } from '../messages/index.ts';

export const overlay: OverlayModule<OverlayProps<'consent/preferences'>> = {
  Component: PreferencesOverlay,
  messages,
};
