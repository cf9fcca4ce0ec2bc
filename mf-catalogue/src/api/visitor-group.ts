import type { ShopContext } from 'shared-runtime';

/** Returns the visitor's current customer group. `session` of a context is that of its creation. */
export function visitorGroup({ bus, session }: Pick<ShopContext, 'bus' | 'session'>): number {
  return bus.last('session:changed')?.session.group ?? session.group;
}
