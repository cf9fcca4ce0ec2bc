import type { CallRequest } from 'shared-contracts/api/descriptor';
import { customerDetailsUpdate } from 'shared-contracts/descriptors/customer';
import { sessionData } from 'shared-contracts/descriptors/session';
import { accountUpdated } from 'shared-contracts/events/account';
import { useBus, useShop } from 'shared-runtime';
import { accountDetailsQuery } from './account-details-query.ts';
import { useSend } from './use-send.ts';

type Details = Omit<CallRequest<typeof customerDetailsUpdate>, 'store_id'>;

/**
 * Returns a function that changes details of the account, and publishes `account:updated` with the session that follows
 * from them. It throws {@link ApiError} for a rejection.
 */
export function useChangeDetails() {
  const { api, store, queryClient } = useShop();
  const bus = useBus();
  const send = useSend();
  return async (details: Details) => {
    const store_id = store.id;
    const changed = await send(api.call(customerDetailsUpdate, { ...details, store_id }));
    queryClient.setQueryData(accountDetailsQuery({ api, store }).queryKey, changed);
    const session = await api.call(sessionData, { store_id });
    // Without an answer the next page has the new session.
    if (session.ok) bus.publish(accountUpdated, { session: session.data });
  };
}
