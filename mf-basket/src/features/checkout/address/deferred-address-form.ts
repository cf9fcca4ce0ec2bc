import { createDeferredView } from 'shared-runtime';
import type { AddressFormProps } from './address-form.tsx';

/** The form, which posts without scripts until its code is loaded: the rules of phone numbers are large. */
export const DeferredAddressForm = createDeferredView<AddressFormProps>(async () => {
  const { AddressForm } = await import(/* webpackChunkName: "checkout-address-form" */ './address-form.tsx');
  return AddressForm;
});
