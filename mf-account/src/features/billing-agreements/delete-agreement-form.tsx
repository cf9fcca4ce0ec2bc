import { agreementDeletionSchema, type AgreementDeletion } from 'shared-contracts/forms/stored-payments';
import { paths } from 'shared-contracts/routes';
import { Form, FormPasswordField, SubmitButton, useShopForm } from 'shared-forms';
import type { FailureMessages } from 'shared-forms/failure';
import { FormattedMessage, useIntl, useSession } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { useDeleteAgreement } from '../../api/billing-agreements.ts';
import { changeFailureMessages, fieldErrorMessages } from '../../domain/form-messages.ts';
import type { AgreementItemProps } from './agreement-item.tsx';
import styles from './billing-agreements.module.css';

const failureMessages: FailureMessages = {
  ...changeFailureMessages,
  provider_unavailable: 'agreements.failure.provider',
};

/** Deletes a stored payment, for which the member enters the password. */
export function DeleteAgreementForm({ provider, agreement, failure, onDeleted }: AgreementItemProps) {
  const intl = useIntl();
  const { email } = useSession();
  const deleteAgreement = useDeleteAgreement(provider);
  const { agreementId } = agreement;
  const form = useShopForm<AgreementDeletion>({
    schema: agreementDeletionSchema,
    defaultValues: {},
    fields: ['current_password'],
    errorMessages: fieldErrorMessages,
    send: async (values) => {
      await deleteAgreement(agreementId, values);
      onDeleted();
    },
    fieldErrorCodes: ['invalid_request', 'invalid_credentials'],
    failure,
  });
  return (
    <Form
      form={form}
      action="/form/payment-provider-delete"
      back={`${paths.billingAgreements}?part=${encodeURIComponent(agreementId)}`}
      hidden={{ provider, agreementId }}
      failureMessages={failureMessages}
      className={styles.form}
    >
      {/* Password managers read fields only, also hidden ones. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <p className={styles.note}>
        <FormattedMessage id="agreements.delete.text" />
      </p>
      <FormPasswordField
        form={form}
        name="current_password"
        label={intl.formatMessage({ id: 'field.currentPassword' })}
        autoComplete="current-password"
        required
      />
      <p className={styles.note}>
        <Link to={paths.forgotPassword} className={styles.target}>
          <FormattedMessage id="signIn.forgot" />
        </Link>
      </p>
      <SubmitButton form={form} variant="secondary">
        <FormattedMessage id="agreements.delete.submit" />
      </SubmitButton>
    </Form>
  );
}
