import type { OverlayProps } from 'shared-contracts/exposes';
import type { OverlayModule } from 'shared-runtime';
import { Welcome } from '../features/welcome/welcome.tsx';
import { messages } from '../messages/account-messages.ts';

export const overlay: OverlayModule<OverlayProps<'account/welcome'>> = {
  Component: Welcome,
  messages,
};
