import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { OverlayOutlet } from '../overlays/overlay-outlet.tsx';
import type { OverlayService } from '../overlays/overlay-service.ts';
import type { Connection } from '../tab/tab-monitor.ts';
import type { ShellAlertService } from '../notifications/alerts/alert-service.ts';
import { Alerts } from '../notifications/alerts/alerts.tsx';
import { BackToTop } from '../layout/back-to-top/back-to-top.tsx';
import type { SpinnerService } from '../notifications/spinner/spinner-service.ts';
import { PageSpinner } from '../notifications/spinner/page-spinner.tsx';
import { ConnectionNotice } from '../tab/offline/connection-notice.tsx';
import { PageDimmer } from '../menu/page-dimmer.tsx';
import { updateStoreLinks } from '../layout/store-switch/update-store-links.ts';
import { SmartBanner } from '../layout/smart-banner/smart-banner.tsx';

/** Where the frame leaves room for what comes late. */
export type DeferredPlace = 'in-header' | 'below-header' | 'beside-page' | 'above-page';

/** What the late parts are drawn from. */
export interface ShellServices {
  overlays: OverlayService;
  alerts: ShellAlertService;
  spinner: SpinnerService;
}

export interface DeferredFrameProps {
  place: DeferredPlace;
  services: ShellServices;
  /** Null until somebody looks after the tab. */
  connection: StoreApi<Connection | null>;
  /** Goes to a path of the shop within the page. */
  onFollow: (path: string) => void;
}

/** Parts of the frame that nobody misses before the page is alive. None of them may move what is there already. */
export function DeferredFrame({ place, services, connection, onFollow }: DeferredFrameProps) {
  switch (place) {
    case 'in-header':
      return <SmartBanner />;
    case 'below-header':
      return <Alerts service={services.alerts} onFollow={onFollow} />;
    case 'beside-page':
      return <BesidePage connection={connection} />;
    case 'above-page':
      return (
        <>
          <OverlayOutlet service={services.overlays} />
          <PageSpinner service={services.spinner} />
        </>
      );
  }
}

function BesidePage({ connection }: Pick<DeferredFrameProps, 'connection'>) {
  const known = useStore(connection);
  useEffect(() => updateStoreLinks(), []);
  return (
    <>
      <BackToTop />
      <PageDimmer />
      {known ? <ConnectionNotice {...known} /> : null}
    </>
  );
}
