import { useMutation } from '@tanstack/react-query';
import type { ResponseOf } from 'shared-contracts/api';
import { ApiError, useBus, useShop, type ShopContext } from 'shared-runtime';
import { shareInFlight } from 'shared-runtime/share-in-flight';

/** The menu and the account page both have the button: a shop is signed out of once, whoever asks meanwhile. */
const logout = shareInFlight<ResponseOf<'logout'>, ShopContext>(async ({ api, store }) => {
  const result = await api.call('logout', { store_id: store.id });
  if (!result.ok) throw new ApiError(result.failure);
  return result.data;
});

/** Ends the session and tells everybody; leaving a members' page is the shell's answer to that. */
export function useLogout(onSignedOut?: () => void) {
  const shop = useShop();
  const bus = useBus();
  return useMutation<ResponseOf<'logout'>, ApiError>({
    mutationFn: () => logout(shop),
    onSuccess: ({ session }) => {
      onSignedOut?.();
      bus.publish('account:signed-out', { session });
    },
  });
}
