import { forgotPassword } from 'shared-contracts/descriptors/customer';
import { useShop } from 'shared-runtime';
import { useSend } from './use-send.ts';

/** Returns a function that asks for a mail with a link to set a new password. It succeeds for unknown addresses too. */
export function useRequestReset() {
  const { api, store } = useShop();
  const send = useSend();
  return (fields: { login: string; captcha_token?: string }) =>
    send(api.call(forgotPassword, { ...fields, store_id: store.id }));
}
