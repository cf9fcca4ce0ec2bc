import type { PageModule } from 'shared-runtime';
import { ConfirmPage } from '../features/confirm-account/confirm-page.tsx';
import { messages } from '../messages/entry-messages.ts';

export const page: PageModule = { Component: ConfirmPage, messages };
