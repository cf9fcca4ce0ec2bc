import { createDeferredView } from 'shared-runtime';
import type { RegistrationFormProps } from './registration-form.tsx';

/** The form of the page, which posts without scripts until its code is loaded. */
export const DeferredRegistrationForm = createDeferredView<RegistrationFormProps>(async () => {
  const { RegistrationForm } = await import(
    /* webpackChunkName: "registration-form" */ './registration-form.tsx'
  );
  return RegistrationForm;
});
