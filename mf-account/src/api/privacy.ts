import type { CallResponse } from 'shared-contracts/api/descriptor';
import {
  accountDeletionCancel,
  accountDeletionCancelByLink,
  accountDeletionRequest,
  dataExportRequest,
  privacyStatus,
} from 'shared-contracts/descriptors/privacy';
import type { AccountDeletion } from 'shared-contracts/forms/privacy';
import { endpointQuery, useShop, type ApiResult, type ShopContext } from 'shared-runtime';
import type { MailedLink } from '../domain/mailed-link.ts';
import { useSend } from './use-send.ts';

export type PrivacyStatus = CallResponse<typeof privacyStatus>;

/** Query options of the export of the member's data and the deletion of the account. */
export function privacyStatusQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  return endpointQuery(context, privacyStatus, { store_id: context.store.id });
}

/** Returns a function that sends a change and shows the status that it answers. */
function useStatusChange() {
  const { api, store, queryClient } = useShop();
  const send = useSend();
  return async <Code extends string>(call: Promise<ApiResult<PrivacyStatus, Code>>) => {
    queryClient.setQueryData(privacyStatusQuery({ api, store }).queryKey, await send(call));
  };
}

export function useRequestExport() {
  const { api, store } = useShop();
  const change = useStatusChange();
  return () => change(api.call(dataExportRequest, { store_id: store.id }));
}

/** Returns a function that deletes the account after the days of `shared-contracts/forms/privacy`. */
export function useRequestDeletion() {
  const { api, store } = useShop();
  const change = useStatusChange();
  return (form: AccountDeletion) => change(api.call(accountDeletionRequest, { ...form, store_id: store.id }));
}

/** Returns a function that cancels the account deletion of the member who is signed in. */
export function useCancelAccountDeletion() {
  const { api, store } = useShop();
  const change = useStatusChange();
  return () => change(api.call(accountDeletionCancel, { store_id: store.id }));
}

/** Returns a function that cancels an account deletion by a mailed link. */
export function useCancelAccountDeletionByLink() {
  const { api, store, queryClient } = useShop();
  const send = useSend();
  return async (link: MailedLink) => {
    await send(api.call(accountDeletionCancelByLink, { ...link, store_id: store.id }));
    await queryClient.invalidateQueries(privacyStatusQuery({ api, store }));
  };
}
