import type { CallResponse } from 'shared-contracts/api/descriptor';
import { paymentProviderDelete, paymentProviderList } from 'shared-contracts/descriptors/stored-payments';
import type { agreementProviders } from 'shared-contracts/stored-payments';
import { endpointQuery, useShop, type ShopContext } from 'shared-runtime';
import { useSend } from './use-send.ts';

type Provider = (typeof agreementProviders)[number];

export type Agreement = CallResponse<typeof paymentProviderList>['agreements'][number];

/** Query options of the member's stored payments at a provider. */
export function agreementsQuery(context: Pick<ShopContext, 'api' | 'store'>, provider: Provider) {
  return endpointQuery(context, paymentProviderList, { store_id: context.store.id, provider });
}

/** Returns a function that deletes a stored payment with the member's password. Throws {@link ApiError}. */
export function useDeleteAgreement(provider: Provider) {
  const { api, store, queryClient } = useShop();
  const send = useSend();
  return async (agreementId: string, form: { current_password: string }) => {
    const left = await send(
      api.call(paymentProviderDelete, { store_id: store.id, provider, agreementId, ...form }),
    );
    queryClient.setQueryData(agreementsQuery({ api, store }, provider).queryKey, left);
  };
}
