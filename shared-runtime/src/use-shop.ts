import { useShopHost } from './host/shop-host.ts';
import type { ShopContext } from './shop-context.ts';

/** Returns the page's context: store, API, query client, language. For the current visitor use `useSession()`. */
export function useShop(): ShopContext {
  return useShopHost().context;
}
