import type { ResponseOf } from 'shared-contracts/api';
import type { FullStoreConfig, integrationRoutes } from 'shared-contracts/api/shop';

type Route = (typeof integrationRoutes)[number];

/** Returns what a browser needs to use an external service; without values if the store has none. */
export function integrationOf(route: Route, config: FullStoreConfig): ResponseOf<'integration-config'> {
  if (route === 'social-login') {
    const { isEnabled, appId, scope } = config.socialLogin;
    return isEnabled && appId !== null
      ? { isEnabled, values: { appId, scope } }
      : { isEnabled: false, values: {} };
  }
  const isEnabled = config.paymentMethods.includes('paypal_express');
  return { isEnabled, values: isEnabled ? { method: 'paypal_express', currency: config.currencyCode } : {} };
}
