import type { FormEvent } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { Button, SignOutIcon, type ButtonProps } from 'shared-ui';
import { useLogout } from '../api/logout.ts';
import type { Failure } from '../domain/failure.ts';
import { FailureAlert } from './failure-alert.tsx';
import styles from './form.module.css';

export interface SignOutFormProps extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  /** Path that a rejection returns to without JavaScript. */
  back: string;
  /** Failure of a post without JavaScript, from the URL. */
  failure?: Failure | null;
  onSignedOut?: () => void;
}

export function SignOutForm({ back, failure = null, onSignedOut, variant, fullWidth }: SignOutFormProps) {
  const logout = useLogout(onSignedOut);
  const shown = logout.isIdle ? failure : null;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    logout.mutate();
  }

  return (
    <form method="post" action="/form/logout" onSubmit={handleSubmit} className={styles.signOut}>
      <input type="hidden" name="back" value={back} />
      {shown ? <FailureAlert failure={shown} /> : null}
      <Button type="submit" variant={variant} fullWidth={fullWidth} pending={logout.isPending}>
        <SignOutIcon size={20} />
        <FormattedMessage id="signOut.submit" />
      </Button>
    </form>
  );
}
