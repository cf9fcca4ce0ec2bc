import type { CallRequest } from 'shared-contracts/api/descriptor';
import { navigation } from 'shared-contracts/descriptors/shop';
import { navigationTest } from 'shared-contracts/experiments';
import { endpointQuery, type ShopContext } from 'shared-runtime';

export type QuerySource = Pick<ShopContext, 'api' | 'store' | 'experiments'>;

type NavigationType = CallRequest<typeof navigation>['type'];

export function navigationQuery(source: QuerySource, type: NavigationType) {
  const abTest = navigationTest(source.experiments ?? {});
  return endpointQuery(source, navigation, { type, storeId: source.store.id, ...(abTest && { abTest }) });
}

/** The members' shop has a menu of its sales; other stores have one menu for every screen size. */
export function menuQuery(source: QuerySource) {
  return navigationQuery(source, source.store.kind === 'private' ? 'private-shop' : 'header-desktop');
}

/** Links shown only in the drawer. Rendered on the server, so the query's data is left out of the browser's state. */
export function drawerQuery(source: QuerySource) {
  return navigationQuery(source, 'header-mobile');
}
