import { createDeferredView } from 'shared-runtime';
import type { SignInFormProps } from './sign-in-form.tsx';

/** The form of the page, which posts without scripts until its code is loaded. */
export const DeferredSignInForm = createDeferredView<SignInFormProps>(async () => {
  const { SignInForm } = await import(/* webpackChunkName: "sign-in-form" */ './sign-in-form.tsx');
  return SignInForm;
});
