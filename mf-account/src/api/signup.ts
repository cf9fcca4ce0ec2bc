import { useMutation } from '@tanstack/react-query';
import type { CallRequest, CallResponse } from 'shared-contracts/api/descriptor';
import { signup } from 'shared-contracts/descriptors/session';
import { accountSignedIn } from 'shared-contracts/events/account';
import { ApiError, useAnnounceAdditions, useBus, useSpinner, useShop } from 'shared-runtime';
import { announceLock } from './announce-lock.ts';
import type { OnSignedIn } from '../domain/on-signed-in.ts';

type SignupForm = Omit<CallRequest<typeof signup>, 'store_id'>;

export interface SignupHandlers {
  onSignedIn: OnSignedIn;
  /** Called instead if the address must be confirmed first. `redirect`: path of the sign-in page that says so. */
  onConfirmationSent: (redirect: string) => void;
}

/**
 * Creates a member, who is signed in by the same request, and publishes `account:signed-in`, also with a guest's session
 * if the store requires a confirmed address.
 */
export function useSignup({ onSignedIn, onConfirmationSent }: SignupHandlers) {
  const { api, store } = useShop();
  const bus = useBus();
  const waitWithSpinner = useSpinner();
  const announce = useAnnounceAdditions();
  return useMutation<CallResponse<typeof signup>, ApiError, SignupForm>({
    mutationFn: async (form) => {
      const result = await waitWithSpinner(api.call(signup, { ...form, store_id: store.id }));
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
    onSuccess: ({ session, redirect, additions }) => {
      bus.publish(accountSignedIn, { session, isNew: true });
      if (additions) announce(additions);
      if (session.id === null) onConfirmationSent(redirect);
      else onSignedIn(redirect, additions);
    },
    onError: (error) => announceLock(bus, 'join', error),
    // The variables contain a password. They are removed together with the form.
    gcTime: 0,
  });
}
