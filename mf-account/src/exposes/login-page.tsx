import type { PageModule } from 'shared-runtime';
import { loadSocialLogin } from '../api/social-login.ts';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = { Component: SignInPage, messages, load: loadSocialLogin };
