import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShopHostContext } from '../host/shop-host.ts';
import { RegionIntl } from '../intl/region-intl.tsx';
import { OverlayContext, type OverlayHandle } from '../overlay/overlay.ts';
import type { StubShop } from './stub-host.ts';

export interface StubShellProps {
  shop: StubShop;
  messages: unknown;
  /** Set for overlay content. */
  overlay?: OverlayHandle | null;
  children: ReactNode;
}

/** Renders the shell's providers around a region. The caller provides the router. */
export function StubShell({ shop, messages, overlay = null, children }: StubShellProps) {
  return (
    <ShopHostContext value={shop.host}>
      <QueryClientProvider client={shop.context.queryClient}>
        <OverlayContext value={overlay}>
          <RegionIntl messages={messages}>{children}</RegionIntl>
        </OverlayContext>
      </QueryClientProvider>
    </ShopHostContext>
  );
}
