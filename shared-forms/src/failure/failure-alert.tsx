import type { ReactNode } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { Alert } from 'shared-ui';
import { failureMessage, type Failure, type FailureMessages } from './failure.ts';

export interface FailureAlertProps {
  failure: Failure;
  /** Messages of the codes that only this form knows. */
  messages?: FailureMessages | undefined;
  /** A next step, such as a link. */
  children?: ReactNode;
}

export function FailureAlert({ failure, messages, children }: FailureAlertProps) {
  return (
    <Alert kind="danger">
      <p>
        <FormattedMessage {...failureMessage(failure, messages)} />
      </p>
      {children}
    </Alert>
  );
}
