import { useMutation } from '@tanstack/react-query';
import type { ResponseOf } from 'shared-contracts/api';
import { ApiError, useBus, useShop } from 'shared-runtime';

/** Ends the session and tells everybody; leaving a members' page is the shell's answer to that. */
export function useLogout(onSignedOut?: () => void) {
  const { api, store } = useShop();
  const bus = useBus();
  return useMutation<ResponseOf<'logout'>, ApiError>({
    mutationFn: async () => {
      const result = await api.call('logout', { store_id: store.id });
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
    onSuccess: ({ session }) => {
      onSignedOut?.();
      bus.publish('account:signed-out', { session });
    },
  });
}
