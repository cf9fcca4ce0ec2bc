import type { CallResponse } from 'shared-contracts/api/descriptor';
import {
  accountSessionEnd,
  accountSessions,
  accountSessionsEnd,
  emailChangeCancel,
} from 'shared-contracts/descriptors/customer';
import { endpointQuery, useShop, type ShopContext } from 'shared-runtime';
import { useSend } from './use-send.ts';

export type AccountSession = CallResponse<typeof accountSessions>['sessions'][number];

/** Query options of the places where the member is signed in, the present one first. */
export function accountSessionsQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  return endpointQuery(context, accountSessions, { store_id: context.store.id });
}

/** Returns a function that signs the member out on another device, or on all others without an id. */
export function useSignOutElsewhere() {
  const { api, store, queryClient } = useShop();
  const send = useSend();
  return async (id: string | null) => {
    const store_id = store.id;
    const call =
      id === null
        ? api.call(accountSessionsEnd, { store_id })
        : api.call(accountSessionEnd, { id, store_id });
    queryClient.setQueryData(accountSessionsQuery({ api, store }).queryKey, await send(call));
  };
}

/** Returns a function that cancels the change to an address that waits for its confirmation. */
export function useCancelEmailChange() {
  const { api, store } = useShop();
  const send = useSend();
  return () => send(api.call(emailChangeCancel, { store_id: store.id }));
}
