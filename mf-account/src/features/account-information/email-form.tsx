import { newEmailSchema, type NewEmail } from 'shared-contracts/forms/customer';
import { Form, FormPasswordField, FormTextField, SubmitButton, useShopForm } from 'shared-forms';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { useChangeDetails } from '../../api/change-details.ts';
import { changeFailureMessages, fieldErrorMessages } from '../../domain/form-messages.ts';
import { backTo, type AccountFormProps } from './account-form.ts';

/** Asks for another address, which takes effect by the link that is mailed to it. */
export function EmailForm({ details, failure, entered, onSaved }: AccountFormProps) {
  const intl = useIntl();
  const changeDetails = useChangeDetails();
  const form = useShopForm<NewEmail>({
    schema: newEmailSchema,
    defaultValues: {},
    fields: ['email', 'current_password'],
    errorMessages: fieldErrorMessages,
    send: async (values) => {
      await changeDetails(values);
      onSaved();
    },
    fieldErrorCodes: ['invalid_request', 'invalid_credentials'],
    failure,
  });
  return (
    <>
      <p>
        <FormattedMessage id="information.email" values={{ email: details.email }} />
      </p>
      <Form
        form={form}
        action="/form/customer-details-update"
        back={backTo('email')}
        failureMessages={changeFailureMessages}
      >
        <FormTextField
          form={form}
          name="email"
          type="email"
          label={intl.formatMessage({ id: 'field.newEmail' })}
          autoComplete="email"
          defaultValue={entered?.['email']}
          required
        />
        <FormPasswordField
          form={form}
          name="current_password"
          label={intl.formatMessage({ id: 'field.currentPassword' })}
          autoComplete="current-password"
          required
        />
        <SubmitButton form={form}>
          <FormattedMessage id="information.changeEmail" />
        </SubmitButton>
      </Form>
    </>
  );
}
