import type { PageModule } from 'shared-runtime';
import { CancelEmailChangePage } from '../features/cancel-by-link/cancel-email-change-page.tsx';
import { messages } from '../messages/entry-messages.ts';

export const page: PageModule = { Component: CancelEmailChangePage, messages };
