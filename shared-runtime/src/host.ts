export type { AlertService } from './host/alert-service.ts';
export { createApiClient, type ApiAnswer, type ApiFetch } from './api/api-client.ts';
export { createHydrationScheduler, type HydrationScheduler } from './host/hydration-scheduler.ts';
export { createContexts, createQueryClient } from './context/create-contexts.ts';
export { createRemoteContexts, type ContextFor } from './host/remote-contexts.ts';
export {
  createEventBus,
  type EventBusHub,
  type EventPermissions,
  type PermissionsOf,
} from './host/event-bus.ts';
export { Region } from './region/region.tsx';
export { RegionBoundary } from './region/region-boundary.tsx';
export {
  createRegionStore,
  noVersion,
  type ExposeLoader,
  type RegionStore,
  type RegionStoreOptions,
} from './region/region-store.ts';
export { RegionFailedError } from './region/region-failed-error.ts';
export {
  ShopHostContext,
  useShopHost,
  type FragmentLoader,
  type Region as RegionState,
  type RegionFailure,
  type RegionPhase,
  type SharedParts,
  type ShopHost,
} from './host/shop-host.ts';
export { RegionIntl, storeIntl } from './intl/region-intl.tsx';
export { OverlayContext } from './overlay/overlay.ts';
export { TimeoutError, withTimeout } from './timeout.ts';
export { loadScript } from './load-script.ts';
export { useLoaderData, useRouterState, useShopRouter } from './router/router-context.ts';
export { ShopRouterProvider } from './router/router-provider.tsx';
export {
  createFixedRouter,
  hrefOf,
  initialRouterState,
  locationAt,
  resolveTarget,
  type HydrationData,
  type NavigateOptions,
  type ShopRouter,
  type ShopRouterState,
  type To,
  type UrlParts,
} from './router/shop-router.ts';
