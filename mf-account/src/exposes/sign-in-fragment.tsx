import type { FragmentModule } from 'shared-runtime';
import { DeferredSignInForm } from '../features/sign-in/deferred-sign-in-form.ts';
import { EmbeddedSignIn, type EmbeddedSignInProps } from '../features/sign-in/embedded-sign-in.tsx';
import { messages } from '../messages/entry-messages.ts';

export const fragment: FragmentModule<EmbeddedSignInProps> = {
  Component: EmbeddedSignIn,
  messages,
  async load(context) {
    if (!context.session.isUserLoggedIn) await DeferredSignInForm.load();
  },
};
