import { accountDeletionSchema, type AccountDeletion } from 'shared-contracts/forms/privacy';
import { paths } from 'shared-contracts/routes';
import { Form, FormPasswordField, SubmitButton, useShopForm } from 'shared-forms';
import type { Failure } from 'shared-forms/failure';
import { FormattedMessage, useIntl, useSession } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { useRequestDeletion } from '../../api/privacy.ts';
import { changeFailureMessages, fieldErrorMessages } from '../../domain/form-messages.ts';
import styles from './privacy.module.css';

/** Names the form where a rejection without JavaScript returns to. */
export const deletionPart = 'deletion';

export interface DeleteAccountFormProps {
  /** Failure of a post without JavaScript, from the URL. */
  failure: Failure | null;
  onRequested: () => void;
}

export function DeleteAccountForm({ failure, onRequested }: DeleteAccountFormProps) {
  const intl = useIntl();
  const { email } = useSession();
  const requestDeletion = useRequestDeletion();
  const form = useShopForm<AccountDeletion>({
    schema: accountDeletionSchema,
    defaultValues: {},
    fields: ['current_password'],
    errorMessages: fieldErrorMessages,
    send: async (values) => {
      await requestDeletion(values);
      onRequested();
    },
    fieldErrorCodes: ['invalid_request', 'invalid_credentials'],
    failure,
  });
  return (
    <Form
      form={form}
      action="/form/account-deletion-request"
      back={`${paths.privacy}?part=${deletionPart}#${deletionPart}`}
      failureMessages={changeFailureMessages}
      className={styles.form}
    >
      {/* Password managers read fields only, also hidden ones. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <FormPasswordField
        form={form}
        name="current_password"
        label={intl.formatMessage({ id: 'field.currentPassword' })}
        autoComplete="current-password"
        required
      />
      <p className={styles.hint}>
        <Link to={paths.forgotPassword}>
          <FormattedMessage id="signIn.forgot" />
        </Link>
      </p>
      <SubmitButton form={form} variant="secondary">
        <FormattedMessage id="privacy.deletion.submit" />
      </SubmitButton>
    </Form>
  );
}
