import { useMutation } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from 'shared-contracts/api';
import { ApiError, useBus, useBusy, useShop } from 'shared-runtime';

type SignupForm = Omit<RequestOf<'signup'>, 'store_id'>;

/** Creates a member, who is then signed in, and tells everybody. */
export function useSignup(onSignedIn: (redirect: string) => void) {
  const { api, store } = useShop();
  const bus = useBus();
  const busy = useBusy();
  return useMutation<ResponseOf<'signup'>, ApiError, SignupForm>({
    mutationFn: async (form) => {
      const result = await busy(api.call('signup', { ...form, store_id: store.id }));
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
    onSuccess: ({ session, redirect }) => {
      bus.publish('account:signed-in', { session, isNew: true });
      onSignedIn(redirect);
    },
    // The variables hold a password: they go with the form.
    gcTime: 0,
  });
}
