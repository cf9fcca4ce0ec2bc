import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { CallRequest, CallResponse } from 'shared-contracts/api/descriptor';
import {
  addressCreate,
  addressData,
  addressDefault,
  addressDelete,
  addressList,
  addressUpdate,
} from 'shared-contracts/descriptors/addresses';
import { countryAddressOptions } from 'shared-contracts/descriptors/countries';
import { ApiError, endpointQuery, useShop, type ShopContext } from 'shared-runtime';
import { useSend } from './use-send.ts';

export type Address = CallResponse<typeof addressData>;
export type AddressValues = CallRequest<typeof addressCreate>['address'];
export type AddressCountry = CallResponse<typeof countryAddressOptions>['countries'][number];

/** What an address is for. */
export type AddressUse = CallRequest<typeof addressDefault>['use'];

type Context = Pick<ShopContext, 'api' | 'store'>;

/** Query options of the member's addresses, defaults first. */
export function addressListQuery(context: Context) {
  return endpointQuery(context, addressList, { store_id: context.store.id });
}

/** Query options of one address of the member's own; null if there is none, for instance after another tab has deleted it. */
export function addressQuery(context: Context, addressId: number) {
  const request = { store_id: context.store.id, addressId };
  const queryKey: QueryKey = endpointQuery(context, addressData, request).queryKey;
  return queryOptions<Address | null, ApiError>({
    queryKey,
    queryFn: async ({ signal }) => {
      const result = await context.api.call(addressData, request, { signal });
      if (result.ok) return result.data;
      if (result.failure.code === 'not_found') return null;
      throw new ApiError(result.failure);
    },
  });
}

/** Query options of the countries of an address. Delivery has only those that the shop delivers to. */
export function addressCountriesQuery(context: Context, use: AddressUse = 'billing') {
  return endpointQuery(context, countryAddressOptions, {
    store_id: context.store.id,
    only_shipping: use === 'delivery',
  });
}

/** Returns a function that adds an address, or changes the one with the id. */
export function useSaveAddress(addressId: number | null) {
  const { api, store, queryClient } = useShop();
  const send = useSend();
  return async (address: AddressValues): Promise<Address> => {
    const store_id = store.id;
    const saved = await send<Address, string>(
      addressId === null
        ? api.call(addressCreate, { address, store_id })
        : api.call(addressUpdate, { address, addressId, store_id }),
    );
    queryClient.setQueryData(addressQuery({ api, store }, saved.addressId).queryKey, saved);
    // The other addresses change too: there is one default only.
    await queryClient.invalidateQueries({ queryKey: addressListQuery({ api, store }).queryKey });
    return saved;
  };
}

/** Returns a function that makes an address the default. Returns false if another tab has removed it. */
export function useSetDefaultAddress() {
  const { api, store, queryClient } = useShop();
  const send = useSend();
  return async (addressId: number, use: AddressUse): Promise<boolean> => {
    const { queryKey } = addressListQuery({ api, store });
    try {
      const call = api.call(addressDefault, { addressId, use, store_id: store.id });
      queryClient.setQueryData(queryKey, await send(call));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.code !== 'not_found') throw error;
      await queryClient.invalidateQueries({ queryKey });
      return false;
    }
  };
}

/** Returns a function that removes an address. One that another tab has removed already is no failure. */
export function useDeleteAddress() {
  const { api, store, queryClient } = useShop();
  const send = useSend();
  return async (addressId: number) => {
    const result = await api.call(addressDelete, { addressId, store_id: store.id });
    const { queryKey } = addressListQuery({ api, store });
    if (!result.ok && result.failure.code === 'not_found') await queryClient.invalidateQueries({ queryKey });
    else queryClient.setQueryData(queryKey, await send(Promise.resolve(result)));
  };
}
