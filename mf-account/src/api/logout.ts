import { useMutation } from '@tanstack/react-query';
import type { ResponseOf } from 'shared-contracts/api';
import { ApiError, useAlerts, useBus, useBusy, useIntl, useShop } from 'shared-runtime';
import { failureMessage, returnedMessage, toFailure } from '../domain/failure.ts';

const alertKey = 'sign-out';

/**
 * Ends the session and tells everybody; leaving a members' page is the shell's answer to that. A failure is said in an
 * alert, as whoever signs out may have gone on already.
 */
export function useLogout(onSignedOut?: () => void) {
  const { api, store } = useShop();
  const bus = useBus();
  const busy = useBusy();
  const alerts = useAlerts();
  const intl = useIntl();
  return useMutation<ResponseOf<'logout'>, ApiError>({
    mutationFn: async () => {
      const result = await busy(api.call('logout', { store_id: store.id }));
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
    onMutate: () => alerts.close(alertKey),
    onSuccess: ({ session }) => {
      onSignedOut?.();
      bus.publish('account:signed-out', { session });
    },
    onError: ({ failure }) => {
      const { id, values } = failureMessage(toFailure(failure));
      const content = returnedMessage(failure, store.locale) ?? intl.formatMessage({ id }, values);
      alerts.show({ key: alertKey, content });
    },
  });
}
