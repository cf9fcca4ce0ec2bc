import type { IntlShape } from 'react-intl';
import type { ShopContext } from '../shop-context.ts';
import type { AlertService } from './alert-service.ts';
import type { ShopHost } from './shop-host.ts';

/**
 * What the shell provides to a startup. The page does not wait for a startup, so read the state of the page at the time of
 * use, and wait for `isPageSettled()` before anything that a navigation would remove.
 */
export interface StartupHost {
  /** The context of the tab. Its bus publishes with the name and version of the startup's release. */
  context: ShopContext;
  /** Formats the startup's own `messages` in the shopper's language. */
  intl: IntlShape;
  /** Opens an overlay by name, above those that are open. A navigation closes it. */
  openOverlay: ShopHost['openOverlay'];
  /** Returns whether an overlay is open, of whichever remote. An overlay that opens by itself must not cover it. */
  isOverlayOpen: () => boolean;
  /** Calls back after an overlay was opened or closed. Returns the unsubscribe function. */
  onOverlayChange: (listener: () => void) => () => void;
  /** The alerts above the page. A navigation removes them. */
  alerts: AlertService;
  /** Returns whether no navigation is in progress and the page of the current URL is shown. */
  isPageSettled: () => boolean;
  /** Calls back when a navigation starts or ends. Returns the unsubscribe function. */
  onNavigation: (listener: () => void) => () => void;
  /** Query of the URL from which the document was loaded, as in `location.search`. */
  landingQuery: string;
}
