import { confirmAccount } from 'shared-contracts/descriptors/customer';
import { useShop } from 'shared-runtime';
import type { MailedLink } from '../domain/mailed-link.ts';
import { useSend } from './use-send.ts';

/** Returns a function that confirms an address by a mailed link. */
export function useConfirmAddress() {
  const { api, store } = useShop();
  const send = useSend();
  return (link: MailedLink) => send(api.call(confirmAccount, { ...link, store_id: store.id }));
}
