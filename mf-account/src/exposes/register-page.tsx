import type { PageModule } from 'shared-runtime';
import { RegistrationPage } from '../features/registration/registration-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = { Component: RegistrationPage, messages };
