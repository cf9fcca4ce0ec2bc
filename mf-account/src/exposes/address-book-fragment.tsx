import type { FragmentModule } from 'shared-runtime';
import { addressCountriesQuery, addressListQuery } from '../api/addresses.ts';
import { AddressChoice, type AddressChoiceProps } from '../features/addresses/address-choice.tsx';
import { messages } from '../messages/address-form-messages.ts';

export const fragment: FragmentModule<AddressChoiceProps> = {
  Component: AddressChoice,
  messages,
  async load(context) {
    if (!context.session.isUserLoggedIn) return;
    await Promise.all([
      context.queryClient.fetchQuery(addressListQuery(context)),
      context.queryClient.fetchQuery(addressCountriesQuery(context)),
    ]);
  },
};
