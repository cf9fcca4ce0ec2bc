import type { PageModule } from 'shared-runtime';
import { loadSocialLogin } from '../api/social-login.ts';
import { DeferredSignInForm } from '../features/sign-in/deferred-sign-in-form.ts';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { messages } from '../messages/entry-messages.ts';

export const page: PageModule = {
  Component: SignInPage,
  messages,
  load: async (context) => {
    await Promise.all([loadSocialLogin(context), DeferredSignInForm.load()]);
  },
};
