import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { regionSettingsSchema, type RegionSettings } from 'shared-contracts/forms/customer';
import { Form, FormSelect, SubmitButton, useFieldValue, useShopForm } from 'shared-forms';
import { useIntl, useShop } from 'shared-runtime';
import { addressCountriesQuery } from '../../api/addresses.ts';
import { useChangeDetails } from '../../api/change-details.ts';
import { languageCurrencyQuery } from '../../api/language-currency-query.ts';
import { fieldErrorMessages } from '../../domain/form-messages.ts';
import { SaveLabel } from './save-label.tsx';
import { backTo, type AccountFormProps } from './account-form.ts';

interface Choice {
  value: string;
  label: string;
}

export function RegionForm({ details, failure, onSaved }: AccountFormProps) {
  const intl = useIntl();
  const shop = useShop();
  const changeDetails = useChangeDetails();
  const { currentCountry, language, currencyCode } = details;
  const form = useShopForm<RegionSettings>({
    schema: regionSettingsSchema,
    defaultValues: {},
    fields: ['country_id', 'language', 'currency'],
    errorMessages: fieldErrorMessages,
    send: async (values) => {
      await changeDetails(values);
      onSaved();
    },
    failure,
  });
  const chosenLanguage = useFieldValue(form, 'language') ?? language.code;
  const chosenCurrency = useFieldValue(form, 'currency') ?? currencyCode;
  const countries = useQuery(addressCountriesQuery(shop, 'delivery')).data?.countries ?? [];
  const { data: choices } = useQuery({
    ...languageCurrencyQuery(shop, chosenLanguage),
    placeholderData: keepPreviousData,
  });
  const countryChoices = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Form form={form} action="/form/customer-details-update" back={backTo('region')}>
      <FormSelect
        form={form}
        name="country_id"
        label={intl.formatMessage({ id: 'field.deliveryCountry' })}
        autoComplete="country"
        defaultValue={currentCountry.code}
      >
        {optionsOf(countryChoices, { value: currentCountry.code, label: currentCountry.name })}
      </FormSelect>
      <FormSelect
        form={form}
        name="language"
        label={intl.formatMessage({ id: 'field.language' })}
        hint={intl.formatMessage({ id: 'field.language.hint' })}
        autoComplete="language"
        defaultValue={language.code}
      >
        {optionsOf(choices?.languages ?? [], { value: language.code, label: language.name })}
      </FormSelect>
      <FormSelect
        form={form}
        name="currency"
        label={intl.formatMessage({ id: 'field.currency' })}
        autoComplete="transaction-currency"
        defaultValue={currencyCode}
      >
        {/* The chosen one stays, also if it does not go with the language. */}
        {optionsOf(choices?.currencies ?? [], { value: chosenCurrency, label: chosenCurrency })}
      </FormSelect>
      <SubmitButton form={form}>
        <SaveLabel part={intl.formatMessage({ id: 'information.region' })} />
      </SubmitButton>
    </Form>
  );
}

/** Returns the options of a select, among them the chosen one. */
function optionsOf(choices: readonly Choice[], chosen: Choice) {
  const isOffered = choices.some(({ value }) => value === chosen.value);
  return (isOffered ? choices : [...choices, chosen]).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
