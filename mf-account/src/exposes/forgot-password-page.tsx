import type { PageModule } from 'shared-runtime';
import { ForgotPasswordPage } from '../features/forgot-password/forgot-password-page.tsx';
import { messages } from '../messages/entry-messages.ts';

export const page: PageModule = { Component: ForgotPasswordPage, messages };
