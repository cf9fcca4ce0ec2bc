import type { Registration } from 'shared-contracts/forms/registration';
import { FormSelect, FormTextField, type ShopForm } from 'shared-forms';
import { useIntl, type PageParams } from 'shared-runtime';
import { genderLabels } from '../../domain/genders.ts';

export interface OptionalFieldsProps {
  form: ShopForm<Registration>;
  /** What was entered before a failure without JavaScript. */
  entered?: PageParams['enteredValues'];
  /** Code of the member who has invited the visitor, from the link; null without one. */
  referralCode: string | null;
}

export function OptionalFields({ form, entered, referralCode }: OptionalFieldsProps) {
  const intl = useIntl();
  const optionalLabel = intl.formatMessage({ id: 'field.optional' });
  return (
    <>
      <FormSelect
        form={form}
        name="gender"
        hasIds
        label={intl.formatMessage({ id: 'field.gender' })}
        optionalLabel={optionalLabel}
        autoComplete="sex"
        defaultValue={entered?.['gender'] ?? ''}
      >
        <option value="">{intl.formatMessage({ id: 'field.gender.none' })}</option>
        {genderLabels.map((id, index) => (
          <option key={id} value={index + 1}>
            {intl.formatMessage({ id })}
          </option>
        ))}
      </FormSelect>
      <FormTextField
        form={form}
        name="referral_code"
        omitsBlank
        label={intl.formatMessage({ id: 'field.referralCode' })}
        optionalLabel={optionalLabel}
        hint={intl.formatMessage({ id: 'field.referralCode.hint' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={entered?.['referral_code'] ?? referralCode ?? undefined}
      />
    </>
  );
}
