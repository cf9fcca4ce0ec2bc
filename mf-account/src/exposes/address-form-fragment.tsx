import type { FragmentModule } from 'shared-runtime';
import { addressCountriesQuery, addressQuery } from '../api/addresses.ts';
import { DeferredAddressForm } from '../features/addresses/deferred-address-form.ts';
import {
  EmbeddedAddressForm,
  type EmbeddedAddressFormProps,
} from '../features/addresses/embedded-address-form.tsx';
import { messages } from '../messages/address-form-messages.ts';

export const fragment: FragmentModule<EmbeddedAddressFormProps> = {
  Component: EmbeddedAddressForm,
  messages,
  async load(context, { use, addressId }) {
    if (!context.session.isUserLoggedIn) return;
    await Promise.all([
      context.queryClient.fetchQuery(addressCountriesQuery(context, use)),
      // Never from the cache: what another tab has changed must not be overwritten by what was there before.
      addressId === undefined
        ? null
        : context.queryClient.fetchQuery({ ...addressQuery(context, addressId), staleTime: 0 }),
      DeferredAddressForm.load(),
    ]);
  },
};
