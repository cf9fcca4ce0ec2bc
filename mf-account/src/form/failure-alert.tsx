import type { ReactNode } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { Alert } from 'shared-ui';
import { failureMessage, type Failure } from '../domain/failure.ts';

/** Shows the message of a failure. `children` offers a next step, such as a link. */
export function FailureAlert({ failure, children }: { failure: Failure; children?: ReactNode }) {
  return (
    <Alert kind="danger">
      <p>
        <FormattedMessage {...failureMessage(failure)} />
      </p>
      {children}
    </Alert>
  );
}
