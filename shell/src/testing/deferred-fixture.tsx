import type { ReactNode } from 'react';
import { useShopHost } from 'shared-runtime/host';
import { LateContext, type LateFrameParts } from '../deferred/deferred-context.ts';

/** What the main script would give to late parts, around one of them. */
export function InLateFrame({
  config = null,
  menu = null,
  children,
}: Partial<Omit<LateFrameParts, 'context'>> & { children: ReactNode }) {
  const { context } = useShopHost();
  return <LateContext value={{ context, config, menu }}>{children}</LateContext>;
}
