import { useMutation } from '@tanstack/react-query';
import type { CallRequest, CallResponse } from 'shared-contracts/api/descriptor';
import { login } from 'shared-contracts/descriptors/session';
import { accountSignedIn } from 'shared-contracts/events/account';
import { ApiError, useAnnounceAdditions, useBus, useSpinner, useShop } from 'shared-runtime';
import { announceLock } from './announce-lock.ts';
import type { OnSignedIn } from '../domain/on-signed-in.ts';

type LoginForm = Omit<CallRequest<typeof login>, 'store_id'>;

/** Signs in and publishes `account:signed-in`. `onSignedIn` receives the path that the API redirects to. */
export function useLogin(onSignedIn: OnSignedIn) {
  const { api, store } = useShop();
  const bus = useBus();
  const waitWithSpinner = useSpinner();
  const announce = useAnnounceAdditions();
  return useMutation<CallResponse<typeof login>, ApiError, LoginForm>({
    mutationFn: async (form) => {
      const result = await waitWithSpinner(api.call(login, { ...form, store_id: store.id }));
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
    onSuccess: ({ session, redirect, additions }) => {
      bus.publish(accountSignedIn, { session, isNew: false });
      if (additions) announce(additions);
      onSignedIn(redirect, additions);
    },
    onError: (error) => announceLock(bus, 'sign-in', error),
    // The variables contain a password. They are removed together with the form.
    gcTime: 0,
  });
}
