import { createDeferredView } from 'shared-runtime';
import type { EmailFormProps } from './account/email-form.tsx';
import type { AddressFormProps } from './address/address-form.tsx';
import type { MethodFormProps } from './delivery/method-form.tsx';
import type { PaymentFormProps } from './payment/payment-form.tsx';

// The forms post without scripts until their code is loaded: the form library and the rules of phone numbers are large,
// and are not needed before a shopper fills in a form.

export const DeferredEmailForm = createDeferredView<EmailFormProps>(async () => {
  const { EmailForm } = await import(
    /* webpackChunkName: "checkout-email-form" */ './account/email-form.tsx'
  );
  return EmailForm;
});

export const DeferredAddressForm = createDeferredView<AddressFormProps>(async () => {
  const { AddressForm } = await import(
    /* webpackChunkName: "checkout-address-form" */ './address/address-form.tsx'
  );
  return AddressForm;
});

export const DeferredMethodForm = createDeferredView<MethodFormProps>(async () => {
  const { MethodForm } = await import(
    /* webpackChunkName: "checkout-method-form" */ './delivery/method-form.tsx'
  );
  return MethodForm;
});

export const DeferredPaymentForm = createDeferredView<PaymentFormProps>(async () => {
  const { PaymentForm } = await import(
    /* webpackChunkName: "checkout-payment-form" */ './payment/payment-form.tsx'
  );
  return PaymentForm;
});
