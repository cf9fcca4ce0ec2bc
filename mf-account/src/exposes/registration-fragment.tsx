import type { FragmentModule } from 'shared-runtime';
import { DeferredRegistrationForm } from '../features/registration/deferred-registration-form.ts';
import {
  EmbeddedRegistration,
  type EmbeddedRegistrationProps,
} from '../features/registration/embedded-registration.tsx';
import { messages } from '../messages/entry-messages.ts';

export const fragment: FragmentModule<EmbeddedRegistrationProps> = {
  Component: EmbeddedRegistration,
  messages,
  async load(context) {
    if (!context.session.isUserLoggedIn) await DeferredRegistrationForm.load();
  },
};
