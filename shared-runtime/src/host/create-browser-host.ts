import type { Session } from 'shared-contracts/session';
import type { ShopContext } from '../shop-context.ts';
import type { EventBusHub } from './event-bus.ts';
import { createHydrationScheduler } from './hydration-scheduler.ts';
import type { ContextFor } from './remote-contexts.ts';
import type { FragmentLoader, RegionFailure, ShopHost } from './shop-host.ts';

/** What a host shows or does for remotes. */
export type HostServices = Pick<
  ShopHost,
  'openOverlay' | 'prefetchOverlay' | 'prefetch' | 'alerts' | 'confirm' | 'waitWithSpinner'
>;

export interface BrowserHostOptions {
  context: ShopContext;
  contextFor: ContextFor;
  hub: EventBusHub;
  startSession: Session;
  fragments: FragmentLoader;
  reportFailure: (failure: RegionFailure) => void;
  services: Partial<HostServices>;
}

const nothing = () => undefined;

/** For a host that shows neither overlays nor alerts. */
const noServices: HostServices = {
  openOverlay: nothing,
  prefetchOverlay: nothing,
  prefetch: nothing,
  alerts: { show: nothing, update: nothing, close: nothing },
  // The browser's own dialog is better than an action without confirmation.
  confirm: async ({ title, text }) => window.confirm([title, text].join('\n\n').trim()),
  waitWithSpinner: (work) => work,
};

/** Creates the interface for remotes on a page that no server has rendered: a standalone page, a test, or another host. */
export function createBrowserHost({ hub, services, ...parts }: BrowserHostOptions): ShopHost {
  return {
    ...noServices,
    ...services,
    ...parts,
    busFor: (remote, version) => hub.as(remote, version),
    defersHydration: false,
    hydration: createHydrationScheduler(null),
  };
}
