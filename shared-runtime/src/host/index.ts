export type { AlertService } from '../alerts/alert.ts';
export { createApiClient, type ApiClientOptions, type ApiFetch } from '../api/api-client.ts';
export { createHydrationScheduler, type HydrationScheduler } from './hydration-scheduler.ts';
export { createEventBus, type EventBusHub, type EventBusReport } from './event-bus.ts';
export { Region } from './region.tsx';
export { RegionBoundary } from './region-boundary.tsx';
export { RegionDown } from './region-down.ts';
export { RegionOwnerContext } from './region-context.ts';
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
} from './shop-host.ts';
export { RegionIntl } from '../intl/region-intl.tsx';
export { OverlayContext, type OverlayHandle } from '../overlay/overlay.ts';
