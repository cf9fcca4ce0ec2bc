import { useQuery } from '@tanstack/react-query';
import { useSession, useShop } from 'shared-runtime';
import { brandContentQuery } from '../../../api/brand-content-query.ts';
import type { BrandContent } from '../../../domain/brands/read-brand-content.ts';

/** Returns what the page of a brand shows besides its list; null while it is loaded, and if that fails. */
export function useBrandContent(brandId: number): BrandContent | null {
  const { api, store } = useShop();
  return useQuery(brandContentQuery({ api, store, session: useSession() }, brandId)).data ?? null;
}
