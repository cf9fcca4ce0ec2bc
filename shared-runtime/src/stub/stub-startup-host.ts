import type { OverlayName } from 'shared-contracts/exposes';
import { storeIntl } from '../intl/region-intl.tsx';
import type { StartupHost } from '../host/startup-host.ts';
import type { StubShop } from './stub-host.ts';

export interface StubStartupOptions {
  /** The remote's catalogue in the store's language. @default {} */
  messages?: Record<string, string>;
  /** Query of the URL from which the document was loaded. @default '' */
  landingQuery?: string;
}

export interface StubStartupHost {
  host: StartupHost;
  /** Names of the open overlays, the topmost last. */
  openOverlays: () => OverlayName[];
  closeOverlays: () => void;
  /** Answer of `host.isPageSettled()`. @default true */
  isPageSettled: boolean;
  /** Calls the listeners of navigations, as at the start and at the end of each. */
  notifyNavigation: () => void;
  /** Number of listeners of overlays and navigations. */
  listenerCount: () => number;
}

/** Creates a stub of what the shell provides to startups. Opened overlays are also in `shop.opened`. */
export function createStubStartupHost(
  shop: StubShop,
  { messages = {}, landingQuery = '' }: StubStartupOptions = {},
): StubStartupHost {
  let open: OverlayName[] = [];
  const overlayListeners = new Set<() => void>();
  const navigationListeners = new Set<() => void>();
  const callAll = (listeners: ReadonlySet<() => void>) => Array.from(listeners).forEach((call) => call());

  function setOpen(names: OverlayName[]): void {
    open = names;
    callAll(overlayListeners);
  }
  shop.watchOverlays((name) => setOpen([...open, name]));

  const stub: StubStartupHost = {
    host: {
      context: shop.context,
      intl: storeIntl(messages, shop.context),
      openOverlay: shop.host.openOverlay,
      isOverlayOpen: () => open.length > 0,
      onOverlayChange: (listener) => addTo(overlayListeners, listener),
      alerts: shop.host.alerts,
      isPageSettled: () => stub.isPageSettled,
      onNavigation: (listener) => addTo(navigationListeners, listener),
      landingQuery,
    },
    openOverlays: () => open,
    closeOverlays: () => setOpen([]),
    isPageSettled: true,
    notifyNavigation: () => callAll(navigationListeners),
    listenerCount: () => overlayListeners.size + navigationListeners.size,
  };
  return stub;
}

function addTo(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
