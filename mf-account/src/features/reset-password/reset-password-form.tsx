import { useId } from 'react';
import { resetPasswordSchema, type ResetPassword } from 'shared-contracts/forms/customer';
import { paths } from 'shared-contracts/routes';
import { Form, FormPasswordField, SubmitButton, useFieldValue, useShopForm } from 'shared-forms';
import type { Failure } from 'shared-forms/failure';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { useResetPassword } from '../../api/reset-password.ts';
import { NewPassword } from '../../components/new-password/new-password.tsx';
import { failureMessages, newPasswordErrorMessages } from '../../domain/form-messages.ts';
import type { MailedLink } from '../../domain/mailed-link.ts';
import styles from './reset-password.module.css';

export interface ResetPasswordFormProps {
  link: MailedLink;
  /** Address of the account: shown, and read by password managers, which would otherwise save no user name. */
  email: string;
  /** Failure of a post without JavaScript, from the URL. */
  failure: Failure | null;
  onChanged: () => void;
}

export function ResetPasswordForm({ link, email, failure, onChanged }: ResetPasswordFormProps) {
  const intl = useIntl();
  const rulesId = useId();
  const resetPassword = useResetPassword(email);
  const form = useShopForm<ResetPassword>({
    schema: resetPasswordSchema,
    defaultValues: { ...link },
    fields: ['password', 'password_confirmation'],
    errorMessages: newPasswordErrorMessages,
    send: async (values) => {
      await resetPassword(values);
      onChanged();
    },
    fieldErrorCodes: ['invalid_request', 'breached_password', 'weak_password'],
    failure,
  });
  return (
    <Form
      form={form}
      action="/form/reset-password"
      back={paths.resetPassword(link.id, link.token)}
      hidden={{ id: String(link.id), token: link.token }}
      failureMessages={failureMessages}
      failureAction={({ code }) => (code === 'invalid_token' ? <NewLink /> : null)}
    >
      {email === '' ? null : (
        <p className={styles.account}>
          <span className={styles.label}>
            <FormattedMessage id="field.email" />
          </span>
          {email}
          {/* Password managers read fields only, also hidden ones. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
        </p>
      )}
      <NewPassword id={rulesId} password={useFieldValue(form, 'password') ?? ''}>
        <FormPasswordField
          form={form}
          name="password"
          label={intl.formatMessage({ id: 'field.newPassword' })}
          autoComplete="new-password"
          aria-describedby={rulesId}
          required
        />
      </NewPassword>
      <FormPasswordField
        form={form}
        name="password_confirmation"
        label={intl.formatMessage({ id: 'field.password_confirmation' })}
        autoComplete="new-password"
        required
      />
      <SubmitButton form={form}>
        <FormattedMessage id="reset.submit" />
      </SubmitButton>
    </Form>
  );
}

function NewLink() {
  return (
    <Link to={paths.forgotPassword}>
      <FormattedMessage id="reset.newLink" />
    </Link>
  );
}
