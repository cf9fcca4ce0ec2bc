import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { FailureAlert, type Failure } from 'shared-forms/failure';
import { Button, SignOutIcon, type ButtonProps } from 'shared-ui';
import { useLogout } from '../api/logout.ts';
import styles from './sign-out-form.module.css';

export interface SignOutFormProps extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  /** Path that a rejection returns to without JavaScript. */
  back: string;
  /** Failure of a post without JavaScript, from the URL. */
  failure?: Failure | null;
  onSignedOut?: () => void;
}

/** Not a form of `useShopForm`: it has no fields, and the account button on every page contains it. */
export function SignOutForm({ back, failure = null, onSignedOut, variant, fullWidth }: SignOutFormProps) {
  const logout = useLogout(onSignedOut);
  const visibleFailure = logout.isIdle ? failure : null;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    logout.mutate();
  }

  return (
    <form method="post" action="/form/logout" onSubmit={handleSubmit} className={styles.form}>
      <input type="hidden" name="back" value={back} />
      {visibleFailure ? <FailureAlert failure={visibleFailure} /> : null}
      <Button type="submit" variant={variant} fullWidth={fullWidth} pending={logout.isPending}>
        <SignOutIcon size={20} />
        <FormattedMessage id="signOut.submit" />
      </Button>
    </form>
  );
}
