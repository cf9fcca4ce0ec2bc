import type { ExposeName } from 'shared-contracts/exposes';
import type { ShopContext } from 'shared-runtime';
import { createStore } from 'zustand/vanilla';
import { shellRouteChanged } from 'shared-contracts/events/shell';
import { closeOnBack } from '../overlays/close-on-back.ts';
import { createOverlayFinder } from '../overlays/overlay-places.ts';
import { createOverlayService } from '../overlays/overlay-service.ts';
import type { BrowserSnapshot } from '../remotes/snapshot.ts';
import { monitorTab, type Connection, type MonitorTabOptions } from '../tab/tab-monitor.ts';
import { createAlertService } from '../notifications/alerts/alert-service.ts';
import { createSpinnerService } from '../notifications/spinner/spinner-service.ts';
import type { DeferredServices } from '../shop/deferred-loader.ts';
import { DeferredFrame, type ShellServices } from './deferred-frame.tsx';
import { cacheStylesheet } from './cache-stylesheet.ts';
import { prefetchFiles } from './prefetch-files.ts';
import { startFlashMessages } from '../notifications/flash-messages.ts';
import type { TabNavigation } from '../startups/create-startup-host.ts';
import { runStartup, type StartupRunner } from '../startups/run-startup.ts';

/** Interface of the deferred chunk. */
export interface Deferred extends ShellServices, Pick<DeferredServices, 'Parts'> {
  /** Starts to show the session's flash messages; called once the session is known. */
  startFlashMessages: () => void;
  /** Loads and runs a remote's startup. Never rejects. */
  runStartup: (name: ExposeName, runner: StartupRunner) => Promise<void>;
  /** Fetches files into the browser's cache. Never rejects. */
  prefetchFiles: (urls: readonly string[]) => Promise<void>;
  /** Lets the next page link to the style sheet of this one. Never rejects. */
  cacheStylesheet: () => Promise<void>;
  /** Starts to monitor the tab: offline, outdated, or of another visitor. */
  monitor: (tab: MonitorTabOptions) => void;
}

/** What the deferred chunk needs to know of its tab. */
export interface DeferredTab extends TabNavigation {
  /** They give the overlays that can be opened. */
  releases: BrowserSnapshot['releases'];
  /** Navigates to a path of the shop. */
  navigate: (path: string) => void;
}

/** Creates the services and components of the deferred chunk. */
export function startDeferred(context: ShopContext, tab: DeferredTab): Deferred {
  const services: ShellServices = {
    overlays: createOverlayService(createOverlayFinder(tab.releases), reportError),
    alerts: createAlertService(),
    spinner: createSpinnerService(),
  };
  const connection = createStore<Connection | null>(() => null);
  closeOnBack(services.overlays, window);
  // Overlays and alerts belong to one page (specification §2.2).
  context.bus.subscribe(shellRouteChanged, () => {
    services.overlays.closeAll();
    services.alerts.clear();
  });
  return {
    ...services,
    prefetchFiles: (urls) => prefetchFiles(urls),
    cacheStylesheet: () => cacheStylesheet(),
    startFlashMessages: () => startFlashMessages(context.bus, services.alerts),
    runStartup: (name, runner) => runStartup(name, runner, { context, ...services, navigation: tab }),
    monitor: (watched) => connection.setState(monitorTab(watched), true),
    Parts: function Parts({ place }) {
      return (
        <DeferredFrame
          place={place}
          context={context}
          services={services}
          connection={connection}
          onFollow={tab.navigate}
        />
      );
    },
  };
}

function reportError(message: string): void {
  // oxlint-disable-next-line no-console
  console.error(message);
}
