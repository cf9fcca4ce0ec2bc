import { integrationConfig } from 'shared-contracts/descriptors/shop';
import { socialLogin } from 'shared-contracts/descriptors/social-login';
import { endpointQuery, type ShopContext } from 'shared-runtime';

type Source = Pick<ShopContext, 'api' | 'store'>;

/** Query options of the store's social login; its values name the provider. */
export function socialLoginAppQuery(context: Source) {
  return endpointQuery(context, integrationConfig, { route: 'social-login', storeId: context.store.id });
}

/** Query options of the login that this browser has begun and not connected with an account yet. */
export function pendingSocialLoginQuery(context: Source) {
  return endpointQuery(context, socialLogin, { store_id: context.store.id });
}

/** Loads what `SocialLogin` shows. The forms of a page work without it, so a failure is ignored. */
export async function loadSocialLogin(context: ShopContext): Promise<void> {
  await context.queryClient.prefetchQuery(socialLoginAppQuery(context));
}
