import type { ResponseOf } from 'shared-contracts/api';
import type { integrationRoutes } from 'shared-contracts/api/shop';
import { paymentKindOf, type PaymentKind } from 'shared-contracts/payment-kind';

import type { StoreSettings } from './store-settings.ts';
import { defaults } from './defaults.ts';

type Route = (typeof integrationRoutes)[number];

/** The app of a store at the provider of its social login, without its secret. */
export interface PublicSocialLogin {
  provider: string;
  clientId: string;
  scope: string;
}

/** Stores with a social login, by id. */
export type SocialLogins = ReadonlyMap<number, PublicSocialLogin>;

/** Returns the social login of the store's configuration. */
export function socialLoginConfig(app: PublicSocialLogin | undefined): StoreSettings['socialLogin'] {
  if (app === undefined) return defaults.socialLogin;
  return { isEnabled: true, appId: app.clientId, scope: app.scope };
}

/** Returns what a browser needs to use an external service; without values if the store has none. */
export function integrationOf(
  route: Route,
  config: StoreSettings,
  socialLogin: PublicSocialLogin | undefined,
): ResponseOf<'integration-config'> {
  if (route === 'social-login') {
    if (socialLogin === undefined) return { isEnabled: false, values: {} };
    const { provider, clientId, scope } = socialLogin;
    return { isEnabled: true, values: { provider, appId: clientId, scope } };
  }
  const method = walletOf(config);
  if (method === undefined) return { isEnabled: false, values: {} };
  return { isEnabled: true, values: { method, currency: config.currencyCode } };
}

/** Returns the method that a browser pays with outside of the checkout's form: a wallet, or else PayPal Express. */
function walletOf({ paymentMethods }: StoreSettings): string | undefined {
  const ofKind = (kind: PaymentKind) => paymentMethods.find((code) => paymentKindOf(code) === kind);
  return ofKind('wallet') ?? ofKind('paypal_express');
}
