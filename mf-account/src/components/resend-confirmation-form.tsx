import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { FailureAlert, toFailure, type Failure } from 'shared-forms/failure';
import { FormattedMessage, type ApiError } from 'shared-runtime';
import { Button } from 'shared-ui';
import { useResendConfirmation } from '../api/resend-confirmation.ts';
import styles from './entry-page.module.css';

export interface ResendConfirmationFormProps {
  customerId: number;
  /** Path of this page: a rejection returns to it without JavaScript, and the API is told where it was asked. */
  back: string;
  /** Failure of a post without JavaScript, from the URL. */
  failure?: Failure | null;
  onSent: () => void;
}

/** Mails the confirmation link again. The answer does not say whether the account exists. */
export function ResendConfirmationForm({
  customerId,
  back,
  failure = null,
  onSent,
}: ResendConfirmationFormProps) {
  const resend = useResendConfirmation();
  const request = useMutation<unknown, ApiError>({
    mutationFn: () => resend(customerId, back),
    onSuccess: onSent,
  });
  const visibleFailure = request.isIdle ? failure : request.error && toFailure(request.error.failure);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!request.isPending) request.mutate();
  }

  return (
    <form method="post" action="/form/confirmation-email" onSubmit={handleSubmit} className={styles.form}>
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="customer_id" value={customerId} />
      <input type="hidden" name="referrer" value={back} />
      {visibleFailure ? <FailureAlert failure={visibleFailure} /> : null}
      <Button type="submit" variant="secondary" fullWidth pending={request.isPending}>
        <FormattedMessage id="confirm.resend" />
      </Button>
    </form>
  );
}
