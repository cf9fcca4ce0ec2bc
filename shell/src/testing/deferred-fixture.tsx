import type { ReactNode } from 'react';
import { useShopHost } from 'shared-runtime/host';
import { DeferredContext, type DeferredContextValue } from '../deferred/deferred-context.ts';

/** What the main script would give to late parts, around one of them. */
export function InDeferredFrame({
  config = null,
  menu = null,
  children,
}: Partial<Omit<DeferredContextValue, 'context'>> & { children: ReactNode }) {
  const { context } = useShopHost();
  return <DeferredContext value={{ context, config, menu }}>{children}</DeferredContext>;
}
