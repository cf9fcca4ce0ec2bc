import type { OverlayProps } from 'shared-contracts/exposes';
import type { OverlayModule } from 'shared-runtime';
import { BrandInterestsPanel } from '../features/brand-interests/brand-interests-panel.tsx';
import { messages } from '../messages/account-messages.ts';

export const overlay: OverlayModule<OverlayProps<'account/brands-interest'>> = {
  Component: BrandInterestsPanel,
  messages,
};
