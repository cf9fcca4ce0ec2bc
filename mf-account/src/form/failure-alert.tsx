import type { ReactNode } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { Alert } from 'shared-ui';
import { failureMessage, type Failure } from '../domain/failure.ts';

/** Says why the API refused; `children` is a way on. */
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
