import { pageText } from 'shared-contracts/descriptors/content';
import { config, pageRoute } from 'shared-contracts/descriptors/shop';
import { endpointQuery, type ShopContext } from 'shared-runtime';

type Source = Pick<ShopContext, 'api' | 'store'>;

/** Query options of title and introduction of the invitation's page. */
export function invitationTextQuery(context: Source) {
  return endpointQuery(context, pageText, { area: 'join', storeId: context.store.id });
}

/** Query options of the points that a member gets for an invitation; 0 in stores that reward none. */
export function referralPointsQuery(context: Source) {
  return endpointQuery(context, config, { store_id: context.store.id, keys: 'referralPoints' });
}

/** Query options of the route of all products, whose id the list below the invitation needs. */
export function allProductsQuery(context: Source) {
  return endpointQuery(context, pageRoute, { path: '/products', store_id: context.store.id });
}
