import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import {
  Form,
  FormPasswordField,
  SubmitButton,
  useShopForm,
  type FormProps,
  type ShopFormOptions,
} from 'shared-forms';
import { FormattedMessage, useIntl, useSession } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { changeFailureMessages, fieldErrorMessages } from '../../domain/form-messages.ts';
import styles from './password-confirmation-form.module.css';

interface Confirmation {
  current_password: string;
}

interface PasswordConfirmationFormProps
  extends
    Pick<FormProps<Confirmation>, 'action' | 'back' | 'hidden' | 'failureMessages'>,
    Pick<ShopFormOptions<Confirmation>, 'schema' | 'send' | 'failure'> {
  /** Text above the password. */
  children?: ReactNode;
  /** Text of the button. */
  submitLabel: ReactNode;
}

/** A form with the current password only, which confirms the action of its button. */
export function PasswordConfirmationForm(props: PasswordConfirmationFormProps) {
  const { action, back, hidden = {}, failureMessages = changeFailureMessages, children, submitLabel } = props;
  const { schema, send, failure = null } = props;
  const intl = useIntl();
  const { email } = useSession();
  const form = useShopForm<Confirmation>({
    schema,
    defaultValues: {},
    fields: ['current_password'],
    errorMessages: fieldErrorMessages,
    send,
    fieldErrorCodes: ['invalid_request', 'invalid_credentials'],
    failure,
  });
  return (
    <Form
      form={form}
      action={action}
      back={back}
      hidden={hidden}
      failureMessages={failureMessages}
      className={styles.form}
    >
      {/* Password managers read fields only, also hidden ones. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      {children}
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
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
