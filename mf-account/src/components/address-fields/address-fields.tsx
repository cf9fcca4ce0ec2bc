import { AddressFields as SharedAddressFields, type AddressFieldsProps } from 'shared-forms/address';
import { useIntl } from 'shared-runtime';
import { usePostcodeLookup } from './use-postcode-lookup.ts';

/** The fields of an address, of which a known postcode fills in the place. */
export function AddressFields(props: Omit<AddressFieldsProps, 'countryHint'>) {
  const { form, selected } = props;
  const { country } = selected;
  const intl = useIntl();
  usePostcodeLookup(form, country);
  const countryHint =
    country?.isDelivered === false
      ? intl.formatMessage({ id: 'addresses.notDelivered' }, { country: country.name })
      : undefined;
  return <SharedAddressFields {...props} countryHint={countryHint} />;
}
