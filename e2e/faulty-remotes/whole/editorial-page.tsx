import type { PageModule } from 'shared-runtime';
import { messages } from '../messages.ts';

export const page: PageModule = { Component: () => <h1>A whole page</h1>, messages };
