import { useEffect, useState } from 'react';
import type { StoreConfig } from 'shared-contracts/api/shop';
import type { ShopContext } from 'shared-runtime';
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
import { frameConfigQuery } from '../layout/frame-queries.ts';
import { menuId } from '../menu/menu-id.ts';
import { PageDimmer } from '../menu/page-dimmer.tsx';
import { updateStoreLinks } from '../layout/store-switch/update-store-links.ts';
import { SmartBanner } from '../layout/smart-banner/smart-banner.tsx';
import type { DeferredPlace } from '../shop/deferred-loader.ts';

/** State of the deferred components. */
export interface ShellServices {
  overlays: OverlayService;
  alerts: ShellAlertService;
  spinner: SpinnerService;
}

export interface DeferredFrameProps {
  place: DeferredPlace;
  context: ShopContext;
  services: ShellServices;
  /** Null until the tab is monitored. */
  connection: StoreApi<Connection | null>;
  /** Navigates to a path of the shop. */
  onFollow: (path: string) => void;
}

/** Components of the frame that are not needed before the page is interactive. They must not cause layout shift. */
export function DeferredFrame({ place, context, services, connection, onFollow }: DeferredFrameProps) {
  switch (place) {
    case 'in-header':
      return <SmartBanner context={context} config={configOf(context)} />;
    case 'below-header':
      return <Alerts service={services.alerts} onFollow={onFollow} />;
    case 'beside-page':
      return <BesidePage context={context} connection={connection} />;
    case 'above-page':
      return (
        <>
          <OverlayOutlet service={services.overlays} />
          <PageSpinner service={services.spinner} />
        </>
      );
  }
}

/** Null if it could not be loaded. */
function configOf(context: ShopContext): StoreConfig | null {
  return context.queryClient.getQueryData(frameConfigQuery(context).queryKey) ?? null;
}

function BesidePage({ context, connection }: Pick<DeferredFrameProps, 'context' | 'connection'>) {
  const connectionState = useStore(connection);
  const [menu] = useState(() => document.getElementById(menuId));
  useEffect(() => updateStoreLinks(), []);
  return (
    <>
      <BackToTop />
      <PageDimmer bus={context.bus} menu={menu} />
      {connectionState ? <ConnectionNotice {...connectionState} /> : null}
    </>
  );
}
