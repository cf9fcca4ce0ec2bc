import type { ShopContext } from 'shared-runtime';

/** Data that the server waits for in vain; the browser has it at once. */
export function neverOnTheServer({ side }: ShopContext): Promise<void> {
  return side === 'server' ? new Promise(() => undefined) : Promise.resolve();
}
