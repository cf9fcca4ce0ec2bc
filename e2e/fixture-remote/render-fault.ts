import { use } from 'react';
import { isFault, isServer, remote } from './active-fault.ts';

const never = new Promise<never>(() => undefined);

/** Causes the faults that occur while a component is rendered. */
export function renderFault(): void {
  if (isServer && isFault('throws-in-server-render')) throw new Error(`${remote} threw in the server`);
  if (!isServer && isFault('throws-in-browser-render')) throw new Error(`${remote} threw in the browser`);
  if (isServer && isFault('suspends-in-server-render')) use(never);
  if (isServer) while (isFault('blocks-in-server-render'));
}
