import { paths } from 'shared-contracts/routes';
import type { Failure } from 'shared-forms/failure';
import { ApiError, FormattedMessage } from 'shared-runtime';
import { useConfirmAddress } from '../../api/confirm-address.ts';
import { ActionForm } from '../../components/action-form.tsx';
import type { MailedLink } from '../../domain/mailed-link.ts';

export interface ConfirmFormProps {
  link: MailedLink;
  /** Failure of a post without JavaScript, from the URL. */
  failure: Failure | null;
  onConfirmed: () => void;
  /** Called for a link that is replaced, expired or forged. */
  onInvalid: () => void;
}

export function ConfirmForm({ link, failure, onConfirmed, onInvalid }: ConfirmFormProps) {
  const confirmAddress = useConfirmAddress();

  async function confirm(): Promise<void> {
    try {
      await confirmAddress(link);
    } catch (error) {
      if (error instanceof ApiError && error.failure.code === 'invalid_token') onInvalid();
      throw error;
    }
  }

  return (
    <ActionForm
      action="/form/confirm-account"
      back={paths.confirmAccount(link.id, link.token)}
      hidden={{ id: String(link.id), token: link.token }}
      failure={failure}
      send={confirm}
      onDone={onConfirmed}
      size="large"
      fullWidth
    >
      <FormattedMessage id="confirm.submit" />
    </ActionForm>
  );
}
