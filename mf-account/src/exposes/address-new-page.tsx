import type { PageModule } from 'shared-runtime';
import { addressCountriesQuery, addressListQuery } from '../api/addresses.ts';
import { DeferredAddressForm } from '../features/addresses/deferred-address-form.ts';
import { NewAddressPage } from '../features/addresses/new-address-page.tsx';
import { messages } from '../messages/address-page-messages.ts';

export const page: PageModule = {
  Component: NewAddressPage,
  messages,
  async load(context) {
    if (!context.session.isUserLoggedIn) return;
    await Promise.all([
      context.queryClient.fetchQuery(addressListQuery(context)),
      context.queryClient.fetchQuery(addressCountriesQuery(context)),
      DeferredAddressForm.load(),
    ]);
  },
};
