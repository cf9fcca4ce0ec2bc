import type { BootOptions } from '../boot/boot-options.ts';
import type { ShopState } from '../document/shop-state.ts';
import { createBrowserLoader } from '../remotes/browser-federation.ts';
import { resolvePage } from '../routing/page-resolution/resolve-page.ts';
import type { BrowserShop } from '../shop/browser-shop.ts';
import { loadFromDevServer } from './load-from-dev-server.ts';

export const developmentBoot: BootOptions = {
  createLoader: (snapshot) => createBrowserLoader(snapshot, loadFromDevServer),
  prepare: resolveInBrowser,
  rootOptions: {
    // The fallback of a region hides its error from the overlay, which shows uncaught ones.
    onCaughtError: (error) => reportError(error),
  },
};

/** Resolves the page again if the server could not: it does not run a remote from its sources. */
async function resolveInBrowser(state: ShopState, shop: BrowserShop): Promise<ShopState> {
  if (state.page?.kind !== 'page' || state.page.status !== 503) return state;
  const { state: page, redirect } = await resolvePage(shop.resolver, new URL(location.href));
  if (page) return { ...state, page };
  location.replace(redirect.url);
  return state;
}
