import { useId, useState } from 'react';
import { newPasswordSchema, type NewPassword as PasswordChange } from 'shared-contracts/forms/customer';
import { Form, FormPasswordField, SubmitButton, useFieldValue, useShopForm } from 'shared-forms';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { useChangeDetails } from '../../api/change-details.ts';
import { NewPassword } from '../../components/new-password/new-password.tsx';
import { changeFailureMessages, newPasswordErrorMessages } from '../../domain/form-messages.ts';
import { backTo, type AccountFormProps } from './account-form.ts';

/** Sets another password, after which the form is empty again. */
export function PasswordForm(props: AccountFormProps) {
  const [count, setCount] = useState(0);
  return (
    <PasswordFields
      key={count}
      {...props}
      onSaved={() => {
        setCount(count + 1);
        props.onSaved();
      }}
    />
  );
}

function PasswordFields({ details, failure, onSaved }: AccountFormProps) {
  const intl = useIntl();
  const rulesId = useId();
  const changeDetails = useChangeDetails();
  const form = useShopForm<PasswordChange>({
    schema: newPasswordSchema,
    defaultValues: {},
    fields: ['current_password', 'password'],
    errorMessages: newPasswordErrorMessages,
    send: async (values) => {
      await changeDetails(values);
      onSaved();
    },
    fieldErrorCodes: ['invalid_request', 'invalid_credentials', 'breached_password', 'weak_password'],
    failure,
  });
  return (
    <Form
      form={form}
      action="/form/customer-details-update"
      back={backTo('password')}
      failureMessages={changeFailureMessages}
    >
      {/* Password managers read fields only, also hidden ones. */}
      <input type="email" autoComplete="username" value={details.email} readOnly hidden />
      <FormPasswordField
        form={form}
        name="current_password"
        label={intl.formatMessage({ id: 'field.currentPassword' })}
        autoComplete="current-password"
        required
      />
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
      <SubmitButton form={form}>
        <FormattedMessage id="information.changePassword" />
      </SubmitButton>
    </Form>
  );
}
