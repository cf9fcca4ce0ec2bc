import { useMutation } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from 'shared-contracts/api';
import { ApiError, useBus, useShop } from 'shared-runtime';

export type ConsentChoice = Omit<RequestOf<'cookie-preferences'>, 'store_id'>;

export const acceptAll: ConsentChoice = { accepted_functional: true, accepted_advertising: true };
export const rejectAll: ConsentChoice = { accepted_functional: false, accepted_advertising: false };

export interface SaveConsentOptions {
  onSaved?: () => void;
  onFailed: () => void;
}

/** Returns a mutation that stores the choice and publishes `consent:changed`; the shell then changes the session. */
export function useSaveConsent({ onSaved, onFailed }: SaveConsentOptions) {
  const { api, store } = useShop();
  const bus = useBus();
  return useMutation<ResponseOf<'cookie-preferences'>, ApiError, ConsentChoice>({
    mutationFn: async (choice) => {
      const result = await api.call('cookie-preferences', { ...choice, store_id: store.id });
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
    onSuccess: ({ cookieConsentPreferences }) => {
      bus.publish('consent:changed', { preferences: cookieConsentPreferences });
      onSaved?.();
    },
    onError: () => {
      bus.publish('consent:save-failed', {});
      onFailed();
    },
  });
}
