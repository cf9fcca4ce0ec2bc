import type { FragmentModule } from 'shared-runtime';
import { messages } from '../messages.ts';
import { neverOnTheServer } from './never-on-the-server.ts';

export const fragment: FragmentModule = {
  Component: () => <p>A box</p>,
  load: neverOnTheServer,
  messages,
};
