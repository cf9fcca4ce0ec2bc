import type { PageModule } from 'shared-runtime';
import { addressCountriesQuery } from '../api/addresses.ts';
import { orderDetailsQuery } from '../api/order-details-query.ts';
import { DeferredOrderAddressForm } from '../features/order-address/deferred-order-address-form.ts';
import { OrderAddressPage } from '../features/order-address/order-address-page.tsx';
import { messages } from '../messages/order-address-messages.ts';

export const page: PageModule = {
  Component: OrderAddressPage,
  messages,
  async load(context, { entityId }) {
    if (!context.session.isUserLoggedIn) return;
    const { queryClient } = context;
    await Promise.all([
      // Never from the cache: what may be changed ends after some time. One that is not found, such as another
      // member's, makes this the page for unknown paths.
      queryClient.fetchQuery({ ...orderDetailsQuery(context, Number(entityId)), staleTime: 0 }),
      queryClient.fetchQuery(addressCountriesQuery(context)),
      DeferredOrderAddressForm.load(),
    ]);
  },
};
