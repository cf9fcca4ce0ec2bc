import {
  DeferredAddressForm,
  DeferredEmailForm,
  DeferredMethodForm,
  DeferredPaymentForm,
} from '../features/checkout/deferred-forms.ts';

/** Loads the code of the checkout's forms, as the page's `load` does. */
export async function loadForms(): Promise<void> {
  const forms = [DeferredAddressForm, DeferredEmailForm, DeferredMethodForm, DeferredPaymentForm];
  await Promise.all(forms.map((form) => form.load()));
}
