import type { ComponentType } from 'react';
import { RegionIntl } from 'shared-runtime/host';
import { createStore } from 'zustand/vanilla';
import { loadChrome } from '../overlays/overlay-outlet.tsx';
import { createOverlayDesk } from '../overlays/overlay-store.ts';
import { watchTab, type Connection, type WatchedTab } from '../tab/tab-monitor.ts';
import { createAlertDesk } from '../notifications/alerts/alert-service.ts';
import { createBusyDesk } from '../notifications/spinner/spinner-service.ts';
import { LateContext, type LateFrameParts } from './deferred-context.ts';
import { LateFrame, type Desks, type LatePlace } from './deferred-frame.tsx';
import { messages } from './messages/index.ts';
import { speakUp } from '../notifications/start-notifications.ts';

export type LateComponent = ComponentType<{ place: LatePlace }>;

/** What the rest of the shell may ask of the late parts. */
export interface Late extends Desks {
  Parts: LateComponent;
  /** Loads what every overlay is shown in; a failure shows when one is opened. */
  prefetchChrome: () => void;
  /** From now on the shell says by itself what it has to say; it does so once who the visitor is is known. */
  speak: () => void;
  /** From now on somebody looks after the tab: whether it is ready, offline, outdated or somebody else's. */
  watch: (tab: WatchedTab) => void;
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
export async function startLate(frame: LateFrameParts, tab: Tab): Promise<Late> {
  const { context } = frame;
  const words = await messages[context.locale]();
  const desks: Desks = {
    overlays: createOverlayDesk(reportProblem),
    alerts: createAlertDesk(),
    busy: createBusyDesk(),
  };
  const connection = createStore<Connection | null>(() => null);
  // What belonged to the last page goes with it (specification §2.2).
  context.bus.subscribe('shell:route-changed', () => {
    desks.overlays.closeAll();
    desks.alerts.clear();
  });
  return {
    ...desks,
    prefetchChrome: () => void loadChrome().catch(() => undefined),
    speak: () => speakUp(context, desks, tab),
    watch: (watched) => connection.setState(watchTab(watched), true),
    Parts: function LateFrameInWords({ place }) {
      return (
        <LateContext value={frame}>
          <RegionIntl messages={words.default}>
            <LateFrame place={place} desks={desks} connection={connection} onFollow={tab.navigate} />
          </RegionIntl>
        </LateContext>
      );
    },
  };
}

function reportProblem(problem: string): void {
  // oxlint-disable-next-line no-console
  console.error(problem);
}
