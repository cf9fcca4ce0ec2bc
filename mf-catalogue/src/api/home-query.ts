import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import { hpData, pssHpData } from 'shared-contracts/descriptors/catalogue';
import type { Session } from 'shared-contracts/session';
import { ApiError, type ShopContext } from 'shared-runtime';
import { permittedGender } from '../domain/permitted-gender.ts';

export type HomeData = CallResponse<typeof hpData> & Partial<CallResponse<typeof pssHpData>>;

type Visitor = Pick<Session, 'gender' | 'group' | 'isUserLoggedIn' | 'restrictSitePersonalisation'>;

/**
 * Queries the data of the home page: of shops for members from `pss-hp-data`, of open ones from `hp-data`. Customer group
 * and gender are part of the key, because sales and products depend on them.
 */
export function homeQuery({ api, store }: Pick<ShopContext, 'api' | 'store'>, visitor: Visitor) {
  const genderId = permittedGender(visitor);
  const request = {
    storeId: store.id,
    groupId: visitor.group,
    ...(genderId !== undefined && { genderId }),
  };
  return queryOptions({
    queryKey: ['home', store.id, request] as const,
    async queryFn({ signal }): Promise<HomeData> {
      const result =
        store.access === 'public'
          ? await api.call(hpData, request, { signal })
          : await api.call(pssHpData, request, { signal });
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
  });
}
