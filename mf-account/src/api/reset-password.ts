import type { ResetPassword } from 'shared-contracts/forms/customer';
import { resetPassword } from 'shared-contracts/descriptors/customer';
import { accountSignedOut } from 'shared-contracts/events/account';
import { guestSessionData } from 'shared-contracts/session';
import { clearLocks } from 'shared-forms/failure';
import { useBus, useSession, useShop } from 'shared-runtime';
import { useSend } from './use-send.ts';

/**
 * Returns a function that sets a new password by a mailed link. That ends every session of the account `email`, also in
 * this tab.
 */
export function useResetPassword(email: string) {
  const { api, store } = useShop();
  const bus = useBus();
  const session = useSession();
  const send = useSend();
  return async (form: ResetPassword) => {
    await send(api.call(resetPassword, { ...form, store_id: store.id }));
    // A new password lifts the lock of the account.
    clearLocks();
    if (session.email !== email) return;
    bus.publish(accountSignedOut, { session: guestSessionData(store, session.cookieConsentPreferences) });
  };
}
