import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'shared-runtime';
import { FormSelect, FormTextField } from '../fields.tsx';
import type { ShopForm } from '../use-shop-form.ts';
import type { AddressFormValues, InitialAddress } from './address-form-values.ts';
import type { AddressCountry, SelectedCountry } from './use-selected-country.ts';
import styles from './address-fields.module.css';

export interface AddressFieldsProps {
  form: ShopForm<AddressFormValues>;
  countries: readonly AddressCountry[];
  /** From `useSelectedCountry`. */
  selected: SelectedCountry;
  initial: InitialAddress;
  /** With a use the browser fills in the address that was used for it before. */
  use: 'delivery' | 'billing' | undefined;
  /** Text below the country. */
  countryHint?: string | undefined;
}

/** The fields of an address. Labels, examples and the region follow the country. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, countries, selected, initial, use, countryHint } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const optionalLabel = text('field.optional');
  const { country, countryCode, initialCode } = selected;
  useClearedRegion(form, countryCode, initialCode);
  const token = (name: string) => autoCompleteToken(use, name);
  return (
    <>
      <NameFields {...props} />
      <FormSelect
        form={form}
        name="address.country_id"
        label={text('field.country')}
        hint={countryHint}
        autoComplete={token('country')}
        defaultValue={initialCode}
        required
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </FormSelect>
      <FormTextField
        form={form}
        name="address.street1"
        label={text('field.street1')}
        autoComplete={token('address-line1')}
        defaultValue={initial('street1')}
        required
      />
      <FormTextField
        form={form}
        name="address.street2"
        label={text('field.street2')}
        optionalLabel={optionalLabel}
        autoComplete={token('address-line2')}
        defaultValue={initial('street2')}
      />
      <div className={styles.place}>
        <FormTextField
          form={form}
          name="address.postcode"
          label={text(countryCode === 'IE' ? 'field.postcode.eircode' : 'field.postcode')}
          hint={
            country?.postcode.example
              ? intl.formatMessage({ id: 'field.postcode.hint' }, { example: country.postcode.example })
              : undefined
          }
          autoComplete={token('postal-code')}
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={initial('postcode')}
          required={country?.postcode.isRequired}
        />
        <FormTextField
          form={form}
          name="address.city"
          label={text('field.city')}
          autoComplete={token('address-level2')}
          defaultValue={initial('city')}
          required
        />
      </div>
      {country !== undefined && country.regions.length > 0 ? (
        <FormSelect
          key={country.code}
          form={form}
          name="address.region"
          label={text('field.region')}
          autoComplete={token('address-level1')}
          defaultValue={country.code === initialCode ? (initial('region') ?? '') : ''}
          required={country.isRegionRequired}
        >
          <option value="">{text('field.region.none')}</option>
          {country.regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </FormSelect>
      ) : null}
      <FormTextField
        form={form}
        name="address.telephone"
        type="tel"
        label={text('field.telephone')}
        hint={text('field.telephone.hint')}
        autoComplete={token('tel')}
        defaultValue={initial('telephone')}
        required
      />
    </>
  );
}

function NameFields({ form, initial, use }: AddressFieldsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const token = (name: string) => autoCompleteToken(use, name);
  return (
    <>
      <div className={styles.pair}>
        <FormTextField
          form={form}
          name="address.firstname"
          label={text('field.firstname')}
          autoComplete={token('given-name')}
          defaultValue={initial('firstname')}
          required
        />
        <FormTextField
          form={form}
          name="address.lastname"
          label={text('field.lastname')}
          autoComplete={token('family-name')}
          defaultValue={initial('lastname')}
          required
        />
      </div>
      <FormTextField
        form={form}
        name="address.company"
        label={text('field.company')}
        optionalLabel={text('field.optional')}
        autoComplete={token('organization')}
        defaultValue={initial('company')}
      />
    </>
  );
}

const autoCompleteToken = (use: AddressFieldsProps['use'], name: string): string =>
  use === undefined ? name : `${use === 'delivery' ? 'shipping' : 'billing'} ${name}`;

/** Empties the region when the country changes: `TO` is Torino in Italy and Toledo in Spain. */
function useClearedRegion(form: ShopForm<AddressFormValues>, countryCode: string, initialCode: string): void {
  const last = useRef(initialCode);
  const clear = useEffectEvent(() => form.setValue('address.region', ''));
  useEffect(() => {
    if (last.current === countryCode) return;
    last.current = countryCode;
    clear();
  }, [countryCode]);
}
