import { accountDeletionSchema } from 'shared-contracts/forms/privacy';
import { paths } from 'shared-contracts/routes';
import type { Failure } from 'shared-forms/failure';
import { FormattedMessage } from 'shared-runtime';
import { useRequestDeletion } from '../../api/privacy.ts';
import { PasswordConfirmationForm } from '../../components/password-confirmation/password-confirmation-form.tsx';

/** Names the form where a rejection without JavaScript returns to. */
export const deletionPart = 'deletion';

export interface DeleteAccountFormProps {
  /** Failure of a post without JavaScript, from the URL. */
  failure: Failure | null;
  onRequested: () => void;
}

export function DeleteAccountForm({ failure, onRequested }: DeleteAccountFormProps) {
  const requestDeletion = useRequestDeletion();
  return (
    <PasswordConfirmationForm
      schema={accountDeletionSchema}
      action="/form/account-deletion-request"
      back={`${paths.privacy}?part=${deletionPart}#${deletionPart}`}
      send={async (values) => {
        await requestDeletion(values);
        onRequested();
      }}
      failure={failure}
      submitLabel={<FormattedMessage id="privacy.deletion.submit" />}
    />
  );
}
