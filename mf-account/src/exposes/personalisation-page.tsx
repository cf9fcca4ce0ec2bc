import type { PageModule } from 'shared-runtime';
import { PersonalisationPage } from '../features/personalisation/personalisation-page.tsx';
import { messages } from '../messages/account-messages.ts';

/** Everything it shows is in the session. */
export const page: PageModule = { Component: PersonalisationPage, messages };
