import { confirmationEmail } from 'shared-contracts/descriptors/customer';
import { useShop } from 'shared-runtime';
import { useSend } from './use-send.ts';

/** Returns a function that mails the confirmation link again. It succeeds for every customer id. */
export function useResendConfirmation() {
  const { api, store } = useShop();
  const send = useSend();
  return (customerId: number, referrer: string) =>
    send(api.call(confirmationEmail, { customer_id: customerId, referrer, store_id: store.id }));
}
