import type { PageModule } from 'shared-runtime';
import { messages } from '../messages.ts';

function Results() {
  if (typeof window !== 'undefined') throw new Error('The results threw in the browser');
  return <h1>Results</h1>;
}

export const page: PageModule = { Component: Results, messages };
