import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { FailureAlert, toFailure, type Failure } from 'shared-forms/failure';
import { FormattedMessage, type ApiError } from 'shared-runtime';
import { Button } from 'shared-ui';
import { useConfirmAddress } from '../../api/confirm-address.ts';
import { failureMessages } from '../../domain/form-messages.ts';
import type { MailedLink } from '../../domain/mailed-link.ts';
import styles from '../../components/entry-page.module.css';

export interface ConfirmFormProps {
  link: MailedLink;
  /** Failure of a post without JavaScript, from the URL. */
  failure: Failure | null;
  onConfirmed: () => void;
  /** Called for a link that is used up, expired or forged. */
  onInvalid: () => void;
}

export function ConfirmForm({ link, failure, onConfirmed, onInvalid }: ConfirmFormProps) {
  const confirmAddress = useConfirmAddress();
  const confirmation = useMutation<unknown, ApiError>({
    mutationFn: () => confirmAddress(link),
    onSuccess: onConfirmed,
    onError: ({ failure: { code } }) => {
      if (code === 'invalid_token') onInvalid();
    },
  });
  const visibleFailure = confirmation.isIdle
    ? failure
    : confirmation.error && toFailure(confirmation.error.failure);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!confirmation.isPending) confirmation.mutate();
  }

  return (
    <form method="post" action="/form/confirm-account" onSubmit={handleSubmit} className={styles.form}>
      <input type="hidden" name="back" value={paths.confirmAccount(link.id, link.token)} />
      <input type="hidden" name="id" value={link.id} />
      <input type="hidden" name="token" value={link.token} />
      {visibleFailure ? <FailureAlert failure={visibleFailure} messages={failureMessages} /> : null}
      <Button type="submit" size="large" fullWidth pending={confirmation.isPending}>
        <FormattedMessage id="confirm.submit" />
      </Button>
    </form>
  );
}
