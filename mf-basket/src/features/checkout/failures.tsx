import type { ReactNode } from 'react';
import type { Failure, FailureMessages } from 'shared-forms/failure';
import { FormattedMessage } from 'shared-runtime';
import { SignInAction } from './sign-in-action.tsx';

/** Messages of the codes that every change of the checkout may get, besides the general ones. */
export const changeFailureMessages: FailureMessages = {
  authentication_required: 'checkout.failure.signIn',
  basket_changed: 'checkout.failure.changed',
  not_found: 'checkout.failure.gone',
  too_many_addresses: 'checkout.failure.tooManyAddresses',
};

/** Returns the next step of a failure: a session that has ended asks to sign in on the spot, which keeps the form. */
export function changeFailureAction({ code }: Failure): ReactNode {
  if (code !== 'authentication_required') return null;
  return (
    <SignInAction>
      <FormattedMessage id="checkout.signIn" />
    </SignInAction>
  );
}
