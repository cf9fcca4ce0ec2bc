import { queryOptions } from '@tanstack/react-query';
import { brands } from 'shared-contracts/descriptors/brands';
import { brandInterests } from 'shared-contracts/descriptors/preferences';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import { lookUp } from './look-up.ts';

type Source = Pick<ShopContext, 'api' | 'store'>;

/** Queries the brands of the store by letter. */
export function brandsQuery(context: Source) {
  return endpointQuery(context, brands, { store_id: context.store.id });
}

const none: readonly number[] = [];

/**
 * Queries the ids of the brands that the member follows; none if that fails. The names, of which there may be thousands, are
 * left out. Looked up again on every visit of the page, because the member may have changed them meanwhile.
 */
export function followedBrandsQuery({ api, store }: Source, memberId: number | string | null) {
  return queryOptions({
    queryKey: ['followed-brands', store.id, memberId] as const,
    staleTime: 0,
    async queryFn({ signal: cancelled }): Promise<readonly number[]> {
      const found = await lookUp({
        call: (signal) => api.call(brandInterests, { store_id: store.id }, { signal }),
        subject: 'the brands that the member follows',
        signal: cancelled,
      });
      if (found === null || !Array.isArray(found.brands)) return none;
      return found.brands.filter(({ isFollowed }) => isFollowed).map(({ id }) => id);
    },
  });
}
