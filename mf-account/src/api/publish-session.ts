import { sessionData } from 'shared-contracts/descriptors/session';
import { accountUpdated } from 'shared-contracts/events/account';
import { useBus, useShop } from 'shared-runtime';

/** Returns a function that publishes `account:updated` with the session that follows from a change of the account. */
export function usePublishSession() {
  const { api, store } = useShop();
  const bus = useBus();
  return async () => {
    const session = await api.call(sessionData, { store_id: store.id });
    // Without an answer the next page has the new session.
    if (session.ok) bus.publish(accountUpdated, { session: session.data });
  };
}
