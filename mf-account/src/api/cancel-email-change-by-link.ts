import { emailChangeCancelByLink } from 'shared-contracts/descriptors/customer';
import { useShop } from 'shared-runtime';
import type { MailedLink } from '../domain/mailed-link.ts';
import { useSend } from './use-send.ts';

/** Returns a function that cancels a change of the address by a mailed link. */
export function useCancelEmailChangeByLink() {
  const { api, store } = useShop();
  const send = useSend();
  return (link: MailedLink) => send(api.call(emailChangeCancelByLink, { ...link, store_id: store.id }));
}
