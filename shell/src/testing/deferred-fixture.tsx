import type { ReactNode } from 'react';
import { useShopHost } from 'shared-runtime/host';
import { DeferredContext, type DeferredContextValue } from '../deferred/deferred-context.ts';

/** Provides the deferred context in tests. */
export function InDeferredFrame({
  config = null,
  menu = null,
  children,
}: Partial<Omit<DeferredContextValue, 'context'>> & { children: ReactNode }) {
  const { context } = useShopHost();
  return <DeferredContext value={{ context, config, menu }}>{children}</DeferredContext>;
}
