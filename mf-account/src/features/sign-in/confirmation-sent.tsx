import { FormattedMessage } from 'shared-runtime';
import { Alert } from 'shared-ui';

/** Says after a registration that the address must be confirmed before the first sign-in. */
export function ConfirmationSent() {
  return (
    <Alert kind="success">
      <p>
        <FormattedMessage id="signIn.confirmationSent" />
      </p>
    </Alert>
  );
}
