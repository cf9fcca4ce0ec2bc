import { isFault, isServer, remote } from './fault.ts';

/** What goes wrong while a component is rendered. */
export function renderFault(): void {
  if (isServer && isFault('throws-in-server-render')) throw new Error(`${remote} threw in the server`);
  if (!isServer && isFault('throws-in-browser-render')) throw new Error(`${remote} threw in the browser`);
  while (isServer && isFault('blocks-in-server-render'));
}
