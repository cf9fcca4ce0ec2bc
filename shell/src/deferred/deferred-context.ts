import type { StoreConfig } from 'shared-contracts/api/shop';
import type { ShopContext } from 'shared-runtime';
import { createContext, use } from 'react';

/**
 * What late parts are given by the main script. They take from here what it has already, instead of importing it: a
 * module of the main script that another script imports can no longer be folded into it, and every page would pay.
 */
export interface DeferredContextValue {
  context: ShopContext;
  /** Null where it could not be had. */
  config: StoreConfig | null;
  menu: HTMLElement | null;
}

export const DeferredContext = createContext<DeferredContextValue | null>(null);

export function useDeferredContext(): DeferredContextValue {
  const parts = use(DeferredContext);
  if (!parts) throw new Error('This component belongs to the late frame and was rendered outside it.');
  return parts;
}
