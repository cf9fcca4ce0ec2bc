import type { FragmentModule } from 'shared-runtime';
import { messages } from '../messages.ts';

export const fragment: FragmentModule = { Component: () => <p>A box</p>, messages };

throw new Error('The box threw while it was loaded');
