import type { CallRequest } from 'shared-contracts/api/descriptor';
import { customerDetailsUpdate } from 'shared-contracts/descriptors/customer';
import { useShop } from 'shared-runtime';
import { accountDetailsQuery } from './account-details-query.ts';
import { usePublishSession } from './publish-session.ts';
import { useSend } from './use-send.ts';

type Details = Omit<CallRequest<typeof customerDetailsUpdate>, 'store_id'>;

/**
 * Returns a function that changes details of the account, and publishes `account:updated` with the session that follows
 * from them. It throws {@link ApiError} for a rejection.
 */
export function useChangeDetails() {
  const { api, store, queryClient } = useShop();
  const publishSession = usePublishSession();
  const send = useSend();
  return async (details: Details) => {
    const { redirect: _redirect, ...changed } = await send(
      api.call(customerDetailsUpdate, { ...details, store_id: store.id }),
    );
    queryClient.setQueryData(accountDetailsQuery({ api, store }).queryKey, changed);
    await publishSession();
  };
}
