import type { PageModule } from 'shared-runtime';
import { messages } from '../messages.ts';

export const page: PageModule = { Component: () => <h1>Results</h1>, messages };

throw new Error('The results threw while they were loaded');
