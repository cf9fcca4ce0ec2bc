import type { FragmentModule } from 'shared-runtime';
import { messages } from './messages.ts';

export const fragment: FragmentModule = { Component: () => <p>Mini basket</p>, messages };
