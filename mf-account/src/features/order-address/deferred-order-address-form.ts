import { createDeferredView } from 'shared-runtime';
import type { OrderAddressFormProps } from './order-address-form.tsx';

/** The form, which posts without scripts until its code is loaded: the rules of phone numbers are large. */
export const DeferredOrderAddressForm = createDeferredView<OrderAddressFormProps>(async () => {
  const { OrderAddressForm } = await import(
    /* webpackChunkName: "order-address-form" */ './order-address-form.tsx'
  );
  return OrderAddressForm;
});
