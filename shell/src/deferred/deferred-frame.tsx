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

/** Places in the frame for deferred components. */
export type DeferredPlace = 'in-header' | 'below-header' | 'beside-page' | 'above-page';

/** State of the deferred components. */
export interface ShellServices {
  overlays: OverlayService;
  alerts: ShellAlertService;
  spinner: SpinnerService;
}

export interface DeferredFrameProps {
  place: DeferredPlace;
  services: ShellServices;
  /** Null until the tab is monitored. */
  connection: StoreApi<Connection | null>;
  /** Navigates to a path of the shop. */
  onFollow: (path: string) => void;
}

/** Components of the frame that are not needed before the page is interactive. They must not cause layout shift. */
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
