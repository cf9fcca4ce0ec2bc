import type { ComponentType } from 'react';
import { RegionIntl } from 'shared-runtime/host';
import { createStore } from 'zustand/vanilla';
import { loadChrome } from '../overlays/overlay-outlet.tsx';
import { createOverlayService } from '../overlays/overlay-service.ts';
import { monitorTab, type Connection, type MonitorTabOptions } from '../tab/tab-monitor.ts';
import { createAlertService } from '../notifications/alerts/alert-service.ts';
import { createSpinnerService } from '../notifications/spinner/spinner-service.ts';
import { DeferredContext, type DeferredContextValue } from './deferred-context.ts';
import { DeferredFrame, type ShellServices, type DeferredPlace } from './deferred-frame.tsx';
import { messages } from './messages/index.ts';
import { startNotifications } from '../notifications/start-notifications.ts';

export type DeferredComponent = ComponentType<{ place: DeferredPlace }>;

/** What the rest of the shell may ask of the late parts. */
export interface Deferred extends ShellServices {
  Parts: DeferredComponent;
  /** Loads what every overlay is shown in; a failure shows when one is opened. */
  prefetchChrome: () => void;
  /** From now on the shell says by itself what it has to say; it does so once who the visitor is is known. */
  startNotifications: () => void;
  /** From now on somebody looks after the tab: whether it is ready, offline, outdated or somebody else's. */
  monitor: (tab: MonitorTabOptions) => void;
}

/** What the late parts must know of the tab that they come to. */
export interface Tab {
  /** No navigation is under way. */
  isIdle: () => boolean;
  /** Goes to a path of the shop within the page. */
  navigate: (path: string) => void;
  /** Query of the address that the page was loaded from; the shopper may have gone on since. */
  landing: string;
}

/** The late parts of the frame, with their words. */
export async function startDeferred(frame: DeferredContextValue, tab: Tab): Promise<Deferred> {
  const { context } = frame;
  const words = await messages[context.locale]();
  const services: ShellServices = {
    overlays: createOverlayService(reportProblem),
    alerts: createAlertService(),
    spinner: createSpinnerService(),
  };
  const connection = createStore<Connection | null>(() => null);
  // What belonged to the last page goes with it (specification §2.2).
  context.bus.subscribe('shell:route-changed', () => {
    services.overlays.closeAll();
    services.alerts.clear();
  });
  return {
    ...services,
    prefetchChrome: () => void loadChrome().catch(() => undefined),
    startNotifications: () => startNotifications(context, services, tab),
    monitor: (watched) => connection.setState(monitorTab(watched), true),
    Parts: function DeferredFrameWithMessages({ place }) {
      return (
        <DeferredContext value={frame}>
          <RegionIntl messages={words.default}>
            <DeferredFrame
              place={place}
              services={services}
              connection={connection}
              onFollow={tab.navigate}
            />
          </RegionIntl>
        </DeferredContext>
      );
    },
  };
}

function reportProblem(problem: string): void {
  // oxlint-disable-next-line no-console
  console.error(problem);
}
