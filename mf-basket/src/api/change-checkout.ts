import { useQueryClient } from '@tanstack/react-query';
import type { Checkout } from 'shared-contracts/api/checkout';
import type { CallRequest } from 'shared-contracts/api/descriptor';
import {
  checkoutAccount,
  checkoutAddress,
  checkoutBilling,
  checkoutMethod,
} from 'shared-contracts/descriptors/checkout';
import { ApiError, useBus, useShop, useSpinner, type ApiResult } from 'shared-runtime';
import { cacheBasket, publishBasket } from './cache-basket.ts';
import { addressBookQuery, checkoutQuery } from './checkout-query.ts';

type Fields<Request> = Omit<Request, 'store_id' | 'version'>;

/** Returns a function that fetches the checkout again, and returns it; null if it cannot be loaded. */
export function useReloadCheckout(): () => Promise<Checkout | null> {
  const context = useShop();
  const queryClient = useQueryClient();
  return () =>
    queryClient.fetchQuery({ ...checkoutQuery(context), staleTime: 0 }).catch((error: unknown) => {
      // The failure that leads here is shown already.
      if (error instanceof ApiError) return null;
      throw error;
    });
}

/** Returns a function that fetches what may have been chosen without being there any more, such as a deleted address. */
function useReloadChoices(): () => Promise<unknown> {
  const context = useShop();
  const queryClient = useQueryClient();
  const reload = useReloadCheckout();
  const { queryKey } = addressBookQuery(context);
  return () => Promise.all([reload(), queryClient.invalidateQueries({ queryKey })]);
}

/**
 * Returns the changes of the checkout. Each shows the returned checkout, or rejects with {@link ApiError}; what the
 * server has is then fetched again.
 */
export function useChangeCheckout() {
  const context = useShop();
  const queryClient = useQueryClient();
  const bus = useBus();
  const reload = useReloadCheckout();
  const reloadChoices = useReloadChoices();
  const waitWithSpinner = useSpinner();
  const { api } = context;
  const { queryKey } = checkoutQuery(context);

  async function apply<Code extends string>(call: Promise<ApiResult<Checkout, Code>>): Promise<void> {
    const result = await waitWithSpinner(call);
    if (!result.ok) {
      if (result.failure.code === 'basket_changed') await reload();
      if (result.failure.code === 'not_found') await reloadChoices();
      throw new ApiError(result.failure);
    }
    // A request that started before this answer would overwrite it with an older checkout.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, result.data);
    await cacheBasket(context, queryClient, result.data.basket);
    publishBasket(bus, result.data.basket);
  }

  const base = () => ({
    store_id: context.store.id,
    version: queryClient.getQueryData<Checkout>(queryKey)?.version ?? 0,
  });

  return {
    changeEmail: (fields: Fields<CallRequest<typeof checkoutAccount>>) =>
      apply(api.call(checkoutAccount, { ...base(), ...fields })),
    changeAddress: (fields: Fields<CallRequest<typeof checkoutAddress>>) =>
      apply(api.call(checkoutAddress, { ...base(), ...fields })),
    changeMethod: (fields: Fields<CallRequest<typeof checkoutMethod>>) =>
      apply(api.call(checkoutMethod, { ...base(), ...fields })),
    changeBilling: (fields: Fields<CallRequest<typeof checkoutBilling>>) =>
      apply(api.call(checkoutBilling, { ...base(), ...fields })),
  };
}
