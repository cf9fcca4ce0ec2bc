import { useShopHost } from './host/shop-host.ts';
import { shellOwner, useRegionOwner } from './region/region-context.ts';
import type { ShopContext } from './shop-context.ts';

/** Returns the page's context: store, API, query client, language. For the current visitor use `useSession()`. */
export function useShop(): ShopContext {
  const { context, contextFor } = useShopHost();
  const { remote, version } = useRegionOwner();
  return remote === shellOwner ? context : contextFor(remote, version);
}
