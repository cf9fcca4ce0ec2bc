import type { FragmentProps } from 'shared-contracts/exposes';
import type { FragmentModule } from 'shared-runtime';
import { messages } from '../messages.ts';

export const fragment: FragmentModule<FragmentProps<'cms/sitewide-banner'>> = {
  Component: () => <p>A whole banner</p>,
  messages,
};
