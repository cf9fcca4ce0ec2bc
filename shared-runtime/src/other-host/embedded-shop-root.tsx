import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShopHostContext } from '../host/shop-host.ts';
import type { EmbeddedShop } from './create-shop-context.ts';
import { EmbeddedShopRouter } from './embedded-shop-router.tsx';

/** Provides a shop to the `<Fragment>` elements inside. Its router does not affect one of the host. */
export function EmbeddedShopRoot({ shop, children }: { shop: EmbeddedShop; children: ReactNode }) {
  return (
    <ShopHostContext value={shop.host}>
      <QueryClientProvider client={shop.context.queryClient}>
        <EmbeddedShopRouter shopOrigin={shop.shopOrigin}>{children}</EmbeddedShopRouter>
      </QueryClientProvider>
    </ShopHostContext>
  );
}
