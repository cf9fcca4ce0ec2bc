import { useShopHost } from './host/shop-host.ts';
import type { ShopContext } from './shop-context.ts';

/** The page's context: store, API, query client, language. For who the visitor is now, use `useSession()`. */
export function useShop(): ShopContext {
  return useShopHost().context;
}
