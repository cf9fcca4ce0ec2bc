import type { FragmentModule } from 'shared-runtime';
import { messages } from '../messages.ts';

function Box() {
  if (typeof window !== 'undefined') throw new Error('The box threw in the browser');
  return <p>A box</p>;
}

export const fragment: FragmentModule = { Component: Box, messages };
