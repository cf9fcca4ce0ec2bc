import type { RootOptions } from 'react-dom/client';
import type { ShopState } from '../document/shop-state.ts';
import type { ExposeLoader } from 'shared-runtime/host';
import type { BrowserSnapshot } from '../remotes/snapshot.ts';
import type { BrowserShop } from '../shop/browser-shop.ts';

/** What the main script for development does otherwise: see `development/main.ts`. */
export interface BootOptions {
  createLoader: (snapshot: BrowserSnapshot) => ExposeLoader;
  /** Returns the state with which the page is hydrated. */
  prepare?: (state: ShopState, shop: BrowserShop) => Promise<ShopState>;
  rootOptions?: Pick<RootOptions, 'onCaughtError'>;
}
