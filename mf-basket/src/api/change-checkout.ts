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
import { hasSameLines } from '../domain/same-lines.ts';
import { cacheBasket, publishBasket } from './cache-basket.ts';
import { checkoutError } from './checkout-error.ts';
import { addressBookQuery, checkoutQuery } from './checkout-query.ts';

type Fields<Request> = Omit<Request, 'store_id' | 'version'>;
type Result<Code extends string> = ApiResult<Checkout, Code>;
type Send<Code extends string> = (base: { store_id: number; version: number }) => Promise<Result<Code>>;

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
 * Returns the changes of the checkout. Each shows the returned checkout, or rejects with {@link ApiError}. After
 * `basket_changed` what the server has is fetched again, and the change is repeated if the lines of the basket are the
 * same.
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

  const cached = () => queryClient.getQueryData<Checkout>(queryKey);

  async function sendAgainIfUnchanged<Code extends string>(send: Send<Code>): Promise<Result<Code>> {
    const before = cached();
    const result = await send({ store_id: context.store.id, version: before?.version ?? 0 });
    if (!result.ok && result.failure.code === 'not_found') await reloadChoices();
    if (result.ok || result.failure.code !== 'basket_changed') return result;
    const current = await reload();
    const isReplayed =
      before !== undefined && current !== null && hasSameLines(before.basket, current.basket);
    // Only the checkout or a code has changed, in another tab for instance: retry once with the current version.
    return isReplayed ? send({ store_id: context.store.id, version: current.version }) : result;
  }

  async function apply<Code extends string>(send: Send<Code>): Promise<void> {
    const result = await waitWithSpinner(sendAgainIfUnchanged(send));
    if (!result.ok) throw checkoutError(result.failure);
    // A request that started before this answer would overwrite it with an older checkout.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, result.data);
    await cacheBasket(context, queryClient, result.data.basket);
    publishBasket(bus, result.data.basket);
  }

  return {
    changeEmail: (fields: Fields<CallRequest<typeof checkoutAccount>>) =>
      apply((base) => api.call(checkoutAccount, { ...base, ...fields })),
    changeAddress: (fields: Fields<CallRequest<typeof checkoutAddress>>) =>
      apply((base) => api.call(checkoutAddress, { ...base, ...fields })),
    changeMethod: (fields: Fields<CallRequest<typeof checkoutMethod>>) =>
      apply((base) => api.call(checkoutMethod, { ...base, ...fields })),
    changeBilling: (fields: Fields<CallRequest<typeof checkoutBilling>>) =>
      apply((base) => api.call(checkoutBilling, { ...base, ...fields })),
  };
}
