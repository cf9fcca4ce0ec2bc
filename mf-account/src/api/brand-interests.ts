import type { CallResponse } from 'shared-contracts/api/descriptor';
import { brandInterests, brandInterestsUpdate } from 'shared-contracts/descriptors/preferences';
import { endpointQuery, useShop, type ShopContext } from 'shared-runtime';
import { useSend } from './use-send.ts';

export type Brand = CallResponse<typeof brandInterests>['brands'][number];

/** Query options of every brand, by name, and whether the member follows it. */
export function brandInterestsQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  return endpointQuery(context, brandInterests, { store_id: context.store.id });
}

/** Returns a function that replaces the brands that the member follows. */
export function useFollowBrands() {
  const { api, store, queryClient } = useShop();
  const send = useSend();
  return async (ids: readonly number[]) => {
    const brands = Object.fromEntries(ids.map((id) => [id, true]));
    const stored = await send(api.call(brandInterestsUpdate, { store_id: store.id, brands }));
    queryClient.setQueryData(brandInterestsQuery({ api, store }).queryKey, stored);
  };
}
