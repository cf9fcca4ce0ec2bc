import type { PageModule } from 'shared-runtime';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = { Component: SignInPage, messages };
