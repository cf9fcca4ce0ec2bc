import { personalDetailsSchema, type PersonalDetails } from 'shared-contracts/forms/customer';
import { Form, FormSelect, FormTextField, SubmitButton, useShopForm } from 'shared-forms';
import { useIntl } from 'shared-runtime';
import { useChangeDetails } from '../../api/change-details.ts';
import { fieldErrorMessages } from '../../domain/form-messages.ts';
import { genderLabels } from '../../domain/genders.ts';
import { SaveLabel } from './save-label.tsx';
import { backTo, type AccountFormProps } from './account-form.ts';
import styles from './account-information.module.css';

export function DetailsForm({ details, failure, entered, onSaved }: AccountFormProps) {
  const intl = useIntl();
  const changeDetails = useChangeDetails();
  const gender = details.gender?.id;
  const form = useShopForm<PersonalDetails>({
    schema: personalDetailsSchema,
    defaultValues: {},
    fields: ['firstname', 'lastname', 'gender'],
    errorMessages: fieldErrorMessages,
    send: async (values) => {
      await changeDetails(values);
      onSaved();
    },
    failure,
  });
  return (
    <Form form={form} action="/form/customer-details-update" back={backTo('details')}>
      <div className={styles.pair}>
        <FormTextField
          form={form}
          name="firstname"
          label={intl.formatMessage({ id: 'field.firstname' })}
          autoComplete="given-name"
          defaultValue={entered?.['firstname'] ?? details.firstName}
          required
        />
        <FormTextField
          form={form}
          name="lastname"
          label={intl.formatMessage({ id: 'field.lastname' })}
          autoComplete="family-name"
          defaultValue={entered?.['lastname'] ?? details.lastName}
          required
        />
      </div>
      <FormSelect
        form={form}
        name="gender"
        hasIds
        label={intl.formatMessage({ id: 'field.gender' })}
        optionalLabel={intl.formatMessage({ id: 'field.optional' })}
        autoComplete="sex"
        defaultValue={entered?.['gender'] ?? gender ?? ''}
      >
        {/* Left out once it is stated: a blank field changes nothing. */}
        {gender === undefined ? (
          <option value="">{intl.formatMessage({ id: 'field.gender.none' })}</option>
        ) : null}
        {genderLabels.map((id, index) => (
          <option key={id} value={index + 1}>
            {intl.formatMessage({ id })}
          </option>
        ))}
      </FormSelect>
      <SubmitButton form={form}>
        <SaveLabel part={intl.formatMessage({ id: 'information.details' })} />
      </SubmitButton>
    </Form>
  );
}
