import type { AlertService } from '../host/alert-service.ts';
import { useShopHost } from '../host/shop-host.ts';

/** Returns the alerts above the page. Show the errors of one form in that form instead. */
export function useAlerts(): AlertService {
  return useShopHost().alerts;
}
