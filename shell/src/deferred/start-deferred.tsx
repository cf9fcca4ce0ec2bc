import type { ShopContext } from 'shared-runtime';
import { RegionIntl } from 'shared-runtime/host';
import { createStore } from 'zustand/vanilla';
import { shellRouteChanged } from 'shared-contracts/events/shell';
import { loadDialog } from '../overlays/overlay-outlet.tsx';
import { createOverlayService } from '../overlays/overlay-service.ts';
import { monitorTab, type Connection, type MonitorTabOptions } from '../tab/tab-monitor.ts';
import { createAlertService } from '../notifications/alerts/alert-service.ts';
import { createSpinnerService } from '../notifications/spinner/spinner-service.ts';
import type { DeferredServices } from '../shop/deferred-loader.ts';
import { DeferredFrame, type ShellServices } from './deferred-frame.tsx';
import { messages } from './messages/index.ts';
import { startNotifications } from '../notifications/start-notifications.ts';

/** Interface of the deferred chunk. */
export interface Deferred extends ShellServices, Pick<DeferredServices, 'Parts' | 'preloadDialog'> {
  /** Starts notifications; called once the session is known. */
  startNotifications: () => void;
  /** Starts to monitor the tab: offline, outdated, or of another visitor. */
  monitor: (tab: MonitorTabOptions) => void;
}

/** What the deferred chunk needs to know of its tab. */
export interface DeferredTab {
  /** Returns whether no navigation is in progress. */
  isIdle: () => boolean;
  /** Calls back when a navigation starts or ends. Returns a function that stops it. */
  onNavigation: (listener: () => void) => () => void;
  /** Navigates to a path of the shop. */
  navigate: (path: string) => void;
  /** Query of the URL from which the document was loaded. */
  landingQuery: string;
}

/** Loads the messages of the deferred chunk and creates its services and components. */
export async function startDeferred(context: ShopContext, tab: DeferredTab): Promise<Deferred> {
  const loaded = await messages[context.locale]();
  const services: ShellServices = {
    overlays: createOverlayService(reportError),
    alerts: createAlertService(),
    spinner: createSpinnerService(),
  };
  const connection = createStore<Connection | null>(() => null);
  // Overlays and alerts belong to one page (specification §2.2).
  context.bus.subscribe(shellRouteChanged, () => {
    services.overlays.closeAll();
    services.alerts.clear();
  });
  return {
    ...services,
    preloadDialog: () => void loadDialog().catch(() => undefined),
    startNotifications: () => startNotifications(context, { ...services, ...tab }),
    monitor: (watched) => connection.setState(monitorTab(watched), true),
    Parts: function DeferredFrameWithMessages({ place }) {
      return (
        <RegionIntl messages={loaded.default}>
          <DeferredFrame
            place={place}
            context={context}
            services={services}
            connection={connection}
            onFollow={tab.navigate}
          />
        </RegionIntl>
      );
    },
  };
}

function reportError(message: string): void {
  // oxlint-disable-next-line no-console
  console.error(message);
}
