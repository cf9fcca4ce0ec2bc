import { useMutation } from '@tanstack/react-query';
import type { CallRequest, CallResponse } from 'shared-contracts/api/descriptor';
import { cookiePreferences } from 'shared-contracts/descriptors/session';
import { consentChanged, consentSaveFailed } from 'shared-contracts/events/consent';
import { ApiError, useBus, useShop } from 'shared-runtime';

export type ConsentChoice = Omit<CallRequest<typeof cookiePreferences>, 'store_id'>;

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
  return useMutation<CallResponse<typeof cookiePreferences>, ApiError, ConsentChoice>({
    mutationFn: async (choice) => {
      const result = await api.call(cookiePreferences, { ...choice, store_id: store.id });
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
    onSuccess: ({ cookieConsentPreferences }) => {
      bus.publish(consentChanged, { preferences: cookieConsentPreferences });
      onSaved?.();
    },
    onError: () => {
      bus.publish(consentSaveFailed, {});
      onFailed();
    },
  });
}
