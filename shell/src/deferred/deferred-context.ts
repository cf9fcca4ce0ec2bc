import type { StoreConfig } from 'shared-contracts/api/shop';
import type { ShopContext } from 'shared-runtime';
import { createContext, use } from 'react';

/**
 * Values that the main script passes to deferred components. They do not import them: a module of the main script that
 * another chunk imports cannot be concatenated, which makes every page larger.
 */
export interface DeferredContextValue {
  context: ShopContext;
  /** Null if it could not be loaded. */
  config: StoreConfig | null;
  menu: HTMLElement | null;
}

export const DeferredContext = createContext<DeferredContextValue | null>(null);

export function useDeferredContext(): DeferredContextValue {
  const parts = use(DeferredContext);
  if (!parts) throw new Error('This component needs the DeferredContext.');
  return parts;
}
