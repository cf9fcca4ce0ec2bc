import type { ReactNode } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { Alert } from 'shared-ui';
import { LockCountdown } from './lock-countdown.tsx';
import { failureMessage, type Failure, type FailureMessages } from './failure.ts';

export interface FailureAlertProps {
  failure: Failure;
  /** Messages of the codes that only this form knows. */
  messages?: FailureMessages | undefined;
  /** A next step, such as a link. */
  children?: ReactNode;
}

/** How long to wait is in the own text only. */
function showsOwnText({ message, code, retryAfterSeconds }: Failure): boolean {
  const isTimed = code === 'too_many_attempts' || code === 'captcha_required';
  return !message || (isTimed && retryAfterSeconds !== null);
}

/** Shows the API's text if it is in the shopper's language, else the message of the code. */
export function FailureAlert({ failure, messages, children }: FailureAlertProps) {
  return (
    <Alert kind="danger">
      <p>
        {showsOwnText(failure) ? (
          <FormattedMessage {...failureMessage(failure, messages)} />
        ) : (
          failure.message
        )}
      </p>
      <LockCountdown failure={failure} />
      {children}
    </Alert>
  );
}
