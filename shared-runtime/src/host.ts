export type { AlertService } from './host/alert-service.ts';
export { createApiClient, type ApiClientOptions, type ApiFetch } from './api/api-client.ts';
export { createHydrationScheduler, type HydrationScheduler } from './host/hydration-scheduler.ts';
export { createSessionReader } from './host/session-reader.ts';
export { createEventBus, type EventBusHub, type EventBusReport } from './host/event-bus.ts';
export { Region } from './region/region.tsx';
export { RegionBoundary } from './region/region-boundary.tsx';
export { RegionDown } from './region/region-down.ts';
export { RegionOwnerContext } from './region/region-context.ts';
export {
  ShopHostContext,
  useShopHost,
  type FailedRegion,
  type FragmentLoader,
  type LoadedRegion,
  type Region as RegionState,
  type RegionFailure,
  type RegionPhase,
  type ShopHost,
} from './host/shop-host.ts';
export { RegionIntl } from './intl/region-intl.tsx';
export { OverlayContext, type OverlayHandle } from './overlay/overlay.ts';
