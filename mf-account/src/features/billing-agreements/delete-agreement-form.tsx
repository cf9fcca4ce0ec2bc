import { agreementDeletionSchema } from 'shared-contracts/forms/stored-payments';
import { paths } from 'shared-contracts/routes';
import type { FailureMessages } from 'shared-forms/failure';
import { FormattedMessage } from 'shared-runtime';
import { useDeleteAgreement } from '../../api/billing-agreements.ts';
import { PasswordConfirmationForm } from '../../components/password-confirmation/password-confirmation-form.tsx';
import { changeFailureMessages } from '../../domain/form-messages.ts';
import type { AgreementItemProps } from './agreement-item.tsx';
import styles from './billing-agreements.module.css';

const failureMessages: FailureMessages = {
  ...changeFailureMessages,
  provider_unavailable: 'agreements.failure.provider',
};

/** Deletes a stored payment, for which the member enters the password. */
export function DeleteAgreementForm({ provider, agreement, failure, onDeleted }: AgreementItemProps) {
  const deleteAgreement = useDeleteAgreement(provider);
  const { agreementId } = agreement;
  return (
    <PasswordConfirmationForm
      schema={agreementDeletionSchema}
      action="/form/payment-provider-delete"
      back={`${paths.billingAgreements}?part=${encodeURIComponent(agreementId)}`}
      hidden={{ provider, agreementId }}
      failureMessages={failureMessages}
      send={async (values) => {
        await deleteAgreement(agreementId, values);
        onDeleted();
      }}
      failure={failure}
      submitLabel={<FormattedMessage id="agreements.delete.submit" />}
    >
      <p className={styles.note}>
        <FormattedMessage id="agreements.delete.text" />
      </p>
    </PasswordConfirmationForm>
  );
}
