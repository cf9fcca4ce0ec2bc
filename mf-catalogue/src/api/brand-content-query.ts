import { queryOptions } from '@tanstack/react-query';
import { brandBlocks } from 'shared-contracts/descriptors/sliders';
import type { ShopContext } from 'shared-runtime';
import { readBrandContent, type BrandContent } from '../domain/brands/read-brand-content.ts';
import { permittedGender } from '../domain/permitted-gender.ts';
import { lookUp } from './look-up.ts';

/** Queries what the page of a brand shows besides its list; null if that fails. */
export function brandContentQuery(
  { api, store, session }: Pick<ShopContext, 'api' | 'store' | 'session'>,
  brandId: number,
) {
  const gender = permittedGender(session);
  return queryOptions({
    queryKey: ['brand-content', store.id, brandId, gender ?? null] as const,
    async queryFn({ signal: cancelled }): Promise<BrandContent | null> {
      const request = { brandPageId: brandId, store_id: store.id };
      const blocks = await lookUp({
        call: (signal) =>
          api.call(brandBlocks, gender === undefined ? request : { ...request, gender_id: gender }, {
            signal,
          }),
        subject: 'the content of a brand',
        signal: cancelled,
      });
      return blocks && readBrandContent(blocks);
    },
  });
}
