import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { OverlayOutlet } from '../overlays/overlay-outlet.tsx';
import type { OverlayDesk } from '../overlays/overlay-store.ts';
import type { Connection } from '../tab/tab-monitor.ts';
import type { ShellAlertDesk } from '../notifications/alerts/alert-service.ts';
import { Alerts } from '../notifications/alerts/alerts.tsx';
import { BackToTop } from '../layout/back-to-top/back-to-top.tsx';
import type { BusyDesk } from '../notifications/spinner/spinner-service.ts';
import { BusyVeil } from '../notifications/spinner/page-spinner.tsx';
import { ConnectionNotice } from '../tab/offline/connection-notice.tsx';
import { Dimming } from '../menu/page-dimmer.tsx';
import { followStoreLinks } from '../layout/store-switch/update-store-links.ts';
import { SmartBanner } from '../layout/smart-banner/smart-banner.tsx';

/** Where the frame leaves room for what comes late. */
export type LatePlace = 'in-header' | 'below-header' | 'beside-page' | 'above-page';

/** What the late parts are drawn from. */
export interface Desks {
  overlays: OverlayDesk;
  alerts: ShellAlertDesk;
  busy: BusyDesk;
}

export interface LateFrameProps {
  place: LatePlace;
  desks: Desks;
  /** Null until somebody looks after the tab. */
  connection: StoreApi<Connection | null>;
  /** Goes to a path of the shop within the page. */
  onFollow: (path: string) => void;
}

/** Parts of the frame that nobody misses before the page is alive. None of them may move what is there already. */
export function LateFrame({ place, desks, connection, onFollow }: LateFrameProps) {
  switch (place) {
    case 'in-header':
      return <SmartBanner />;
    case 'below-header':
      return <Alerts desk={desks.alerts} onFollow={onFollow} />;
    case 'beside-page':
      return <BesidePage connection={connection} />;
    case 'above-page':
      return (
        <>
          <OverlayOutlet desk={desks.overlays} />
          <BusyVeil desk={desks.busy} />
        </>
      );
  }
}

function BesidePage({ connection }: Pick<LateFrameProps, 'connection'>) {
  const known = useStore(connection);
  useEffect(() => followStoreLinks(), []);
  return (
    <>
      <BackToTop />
      <Dimming />
      {known ? <ConnectionNotice {...known} /> : null}
    </>
  );
}
