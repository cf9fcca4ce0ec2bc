import { useMutation } from '@tanstack/react-query';
import type { ResponseOf } from 'shared-contracts/api';
import { ApiError, useAlerts, useBus, useBusy, useIntl, useShop, type ShopContext } from 'shared-runtime';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { failureMessage, returnedMessage, toFailure } from '../domain/failure.ts';

/** The menu and the account page both have the button: a shop is signed out of once, whoever asks meanwhile. */
const logout = shareInFlight<ResponseOf<'logout'>, ShopContext>(async ({ api, store }) => {
  const result = await api.call('logout', { store_id: store.id });
  if (!result.ok) throw new ApiError(result.failure);
  return result.data;
});

const alertKey = 'sign-out';

/**
 * Ends the session and tells everybody; leaving a members' page is the shell's answer to that. A failure is said in an
 * alert, as whoever signs out may have gone on already.
 */
export function useLogout(onSignedOut?: () => void) {
  const shop = useShop();
  const bus = useBus();
  const busy = useBusy();
  const alerts = useAlerts();
  const intl = useIntl();
  return useMutation<ResponseOf<'logout'>, ApiError>({
    mutationFn: () => busy(logout(shop)),
    onMutate: () => alerts.close(alertKey),
    onSuccess: ({ session }) => {
      onSignedOut?.();
      bus.publish('account:signed-out', { session });
    },
    onError: ({ failure }) => {
      const { id, values } = failureMessage(toFailure(failure));
      const content = returnedMessage(failure, shop.store.locale) ?? intl.formatMessage({ id }, values);
      alerts.show({ key: alertKey, content });
    },
  });
}
