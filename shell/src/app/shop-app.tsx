import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  RegionIntl,
  ShopHostContext,
  ShopRouterProvider,
  type ShopHost,
  type ShopRouter,
} from 'shared-runtime/host';
import { ShellContext, type Shell } from '../shop/shell-context.ts';

export interface ShopAppProps {
  host: ShopHost;
  shell: Shell;
  /** The shell's own messages in the store's language. */
  messages: unknown;
  /** Fixed on the server, live in the browser. */
  router: ShopRouter;
  children: ReactNode;
}

export function ShopApp({ host, shell, messages, router, children }: ShopAppProps) {
  return (
    <ShopHostContext value={host}>
      <ShellContext value={shell}>
        <QueryClientProvider client={host.context.queryClient}>
          <RegionIntl messages={messages}>
            <ShopRouterProvider router={router}>{children}</ShopRouterProvider>
          </RegionIntl>
        </QueryClientProvider>
      </ShellContext>
    </ShopHostContext>
  );
}
