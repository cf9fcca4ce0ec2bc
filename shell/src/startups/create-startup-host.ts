import { shellPageViewed } from 'shared-contracts/events/shell';
import type { RemoteName } from 'shared-contracts/releases';
import type { ShopContext, StartupHost } from 'shared-runtime';
import { storeIntl, type AlertService, type ContextFor } from 'shared-runtime/host';
import type { OverlayService } from '../overlays/overlay-service.ts';

/** Navigation of the tab. */
export interface TabNavigation {
  /** Returns whether no navigation is in progress. */
  isIdle: () => boolean;
  /** Calls back when a navigation starts or ends. Returns a function that stops it. */
  onNavigation: (listener: () => void) => () => void;
  /** Query of the URL from which the document was loaded. */
  landingQuery: string;
}

export interface StartupHostOptions {
  /** The shell's own. */
  context: ShopContext;
  contextFor: ContextFor;
  overlays: OverlayService;
  alerts: AlertService;
  navigation: TabNavigation;
}

/** The release of a startup, with its messages in the store's language. */
export interface StartupRelease {
  remote: RemoteName;
  version: string;
  messages: unknown;
}

/** Creates the shell's interface for one startup. */
export function createStartupHost(
  { remote, version, messages }: StartupRelease,
  { context, contextFor, overlays, alerts, navigation }: StartupHostOptions,
): StartupHost {
  const { isIdle, onNavigation, landingQuery } = navigation;
  return {
    context: contextFor(remote, version),
    intl: storeIntl(messages, context),
    openOverlay: (target, props) => void overlays.open(target, props),
    isOverlayOpen: () => overlays.store.getState().stack.length > 0,
    onOverlayChange: (listener) => overlays.store.subscribe(() => listener()),
    alerts: {
      show: (alert) => alerts.show(alert),
      update: (key, change) => alerts.update(key, change),
      close: (key) => alerts.close(key),
    },
    isPageSettled: () => isIdle() && context.bus.last(shellPageViewed)?.path === location.pathname,
    onNavigation,
    landingQuery,
  };
}
