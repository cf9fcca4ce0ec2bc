import type { ReactNode } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { Alert } from 'shared-ui';
import { LockMessage } from './lock-message.tsx';
import { failureMessage, type Failure, type FailureMessages } from './failure.ts';
import { isTimedLock } from './timed-lock.ts';

export interface FailureAlertProps {
  failure: Failure;
  /** Messages of the codes that only this form knows. */
  messages?: FailureMessages | undefined;
  /** A next step, such as a link. */
  children?: ReactNode;
}

/** Shows the API's text if it is in the shopper's language, else the message of the code. */
export function FailureAlert({ failure, messages, children }: FailureAlertProps) {
  return (
    <Alert kind="danger">
      <p>
        <FailureText failure={failure} messages={messages} />
      </p>
      {children}
    </Alert>
  );
}

function FailureText({ failure, messages }: Pick<FailureAlertProps, 'failure' | 'messages'>) {
  if (isTimedLock(failure)) return <LockMessage lock={failure} />;
  // How long to wait is in the own text only.
  const isTimed = failure.code === 'captcha_required' && failure.retryAfterSeconds !== null;
  if (failure.message && !isTimed) return failure.message;
  return <FormattedMessage {...failureMessage(failure, messages)} />;
}
