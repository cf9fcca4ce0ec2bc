import type { ShopContext } from '../shop-context.ts';
import type { EventBusHub } from './event-bus.ts';

export type ContextFor = (remote: string, version: string) => ShopContext;

/**
 * Returns the context of a remote: that of the page, with the bus of this remote, so that it cannot publish as the shell.
 * It is the same object again for the same release.
 */
export function createRemoteContexts(context: ShopContext, hub: EventBusHub): ContextFor {
  const contexts = new Map<string, ShopContext>();
  return (remote, version) => {
    const key = `${remote}@${version}`;
    const known = contexts.get(key);
    if (known) return known;
    // Copied with its getters: the session of the copy changes as well.
    const own = Object.defineProperties({} as ShopContext, {
      ...Object.getOwnPropertyDescriptors(context),
      bus: { value: hub.as(remote, version), enumerable: true },
    });
    contexts.set(key, own);
    return own;
  };
}
