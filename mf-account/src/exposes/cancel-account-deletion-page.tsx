import type { PageModule } from 'shared-runtime';
import { CancelAccountDeletionPage } from '../features/cancel-by-link/cancel-account-deletion-page.tsx';
import { messages } from '../messages/entry-messages.ts';

export const page: PageModule = { Component: CancelAccountDeletionPage, messages };
