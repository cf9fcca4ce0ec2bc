import type { ShopContext } from 'shared-runtime';

/** The visitor's customer group now; a context remembers who the visitor was when it was made. */
export function visitorGroup({ bus, session }: Pick<ShopContext, 'bus' | 'session'>): number {
  return bus.last('session:changed')?.session.group ?? session.group;
}
