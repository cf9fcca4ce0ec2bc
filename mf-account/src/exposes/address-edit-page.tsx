import type { PageModule } from 'shared-runtime';
import { addressCountriesQuery, addressQuery } from '../api/addresses.ts';
import { DeferredAddressForm } from '../features/addresses/deferred-address-form.ts';
import { EditAddressPage } from '../features/addresses/edit-address-page.tsx';
import { messages } from '../messages/address-page-messages.ts';

export const page: PageModule = {
  Component: EditAddressPage,
  messages,
  async load(context, { entityId }) {
    if (!context.session.isUserLoggedIn) return {};
    const [address] = await Promise.all([
      // Never from the cache: what another tab has changed must not be overwritten by what was there before.
      context.queryClient.fetchQuery({ ...addressQuery(context, Number(entityId)), staleTime: 0 }),
      context.queryClient.fetchQuery(addressCountriesQuery(context)),
      DeferredAddressForm.load(),
    ]);
    return address === null ? { status: 404, isNotFoundShown: true } : {};
  },
};
