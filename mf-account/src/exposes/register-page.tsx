import type { PageModule } from 'shared-runtime';
import { loadSocialLogin } from '../api/social-login.ts';
import { DeferredRegistrationForm } from '../features/registration/deferred-registration-form.ts';
import { RegistrationPage } from '../features/registration/registration-page.tsx';
import { messages } from '../messages/entry-messages.ts';

export const page: PageModule = {
  Component: RegistrationPage,
  messages,
  load: async (context) => {
    await Promise.all([loadSocialLogin(context), DeferredRegistrationForm.load()]);
  },
};
