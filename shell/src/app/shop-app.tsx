import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RegionIntl, ShopHostContext, type ShopHost } from 'shared-runtime/host';
import { ShellContext, type Shell } from '../shop/shell-context.ts';

export interface ShopAppProps {
  host: ShopHost;
  shell: Shell;
  /** The shell's own messages in the store's language. */
  messages: unknown;
  /** The router: static on the server, live in the browser. */
  children: ReactNode;
}

export function ShopApp({ host, shell, messages, children }: ShopAppProps) {
  return (
    <ShopHostContext value={host}>
      <ShellContext value={shell}>
        <QueryClientProvider client={host.context.queryClient}>
          <RegionIntl messages={messages}>{children}</RegionIntl>
        </QueryClientProvider>
      </ShellContext>
    </ShopHostContext>
  );
}
