import { queryOptions } from '@tanstack/react-query';
import type { ProductCard } from 'shared-contracts/api/catalogue';
import { brandBestsellersNew } from 'shared-contracts/descriptors/sliders';
import type { ShopContext } from 'shared-runtime';
import { permittedGender } from '../domain/permitted-gender.ts';
import { lookUp } from './look-up.ts';

/** Specification §9. */
const limit = 20;
const none: readonly ProductCard[] = [];

/** Queries the bestsellers of a brand, for the gender of a visitor who permits it; none if that fails. */
export function brandBestsellersQuery(
  { api, store, session }: Pick<ShopContext, 'api' | 'store' | 'session'>,
  brandId: number,
) {
  const gender = permittedGender(session);
  return queryOptions({
    queryKey: ['brand-bestsellers', store.id, brandId, gender ?? null] as const,
    async queryFn({ signal: cancelled }): Promise<readonly ProductCard[]> {
      const request = { store_id: store.id, brand_id: brandId, limit };
      const found = await lookUp({
        call: (signal) =>
          api.call(brandBestsellersNew, gender === undefined ? request : { ...request, gender }, { signal }),
        subject: 'the bestsellers of a brand',
        signal: cancelled,
      });
      return found !== null && Array.isArray(found.items) ? found.items : none;
    },
  });
}
