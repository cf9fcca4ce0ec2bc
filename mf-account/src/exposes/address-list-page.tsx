import type { PageModule } from 'shared-runtime';
import { addressCountriesQuery, addressListQuery } from '../api/addresses.ts';
import { AddressListPage } from '../features/addresses/address-list-page.tsx';
import { messages } from '../messages/address-page-messages.ts';

export const page: PageModule = {
  Component: AddressListPage,
  messages,
  async load(context) {
    if (!context.session.isUserLoggedIn) return;
    await Promise.all([
      context.queryClient.fetchQuery(addressListQuery(context)),
      context.queryClient.fetchQuery(addressCountriesQuery(context)),
    ]);
  },
};
