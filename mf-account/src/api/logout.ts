import { useMutation } from '@tanstack/react-query';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import { logout } from 'shared-contracts/descriptors/session';
import { accountSignedOut } from 'shared-contracts/events/account';
import { failureMessage, returnedMessage, toFailure } from 'shared-forms/failure';
import { ApiError, useAlerts, useBus, useSpinner, useIntl, useShop, type ShopContext } from 'shared-runtime';
import { shareInFlight } from 'shared-runtime/share-in-flight';

/** The menu and the account page both have the button: concurrent calls share one request. */
const signOut = shareInFlight<CallResponse<typeof logout>, ShopContext>(async ({ api, store }) => {
  const result = await api.call(logout, { store_id: store.id });
  if (!result.ok) throw new ApiError(result.failure);
  return result.data;
});

const alertKey = 'sign-out';

/**
 * Ends the session and publishes `account:signed-out`; the shell then leaves a members' page. A failure is shown as
 * an alert of the shell, because the user may be on another page by then.
 */
export function useLogout(onSignedOut?: () => void) {
  const shop = useShop();
  const bus = useBus();
  const waitWithSpinner = useSpinner();
  const alerts = useAlerts();
  const intl = useIntl();
  return useMutation<CallResponse<typeof logout>, ApiError>({
    mutationFn: () => waitWithSpinner(signOut(shop)),
    onMutate: () => alerts.close(alertKey),
    onSuccess: ({ session }) => {
      onSignedOut?.();
      bus.publish(accountSignedOut, { session });
    },
    onError: ({ failure }) => {
      const { id, values } = failureMessage(toFailure(failure));
      const content = returnedMessage(failure, shop.store.locale) ?? intl.formatMessage({ id }, values);
      alerts.show({ key: alertKey, content });
    },
  });
}
