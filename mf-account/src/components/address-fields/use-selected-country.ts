import { useFieldValue, type ShopForm } from 'shared-forms';
import { useShop } from 'shared-runtime';
import type { AddressCountry } from '../../api/addresses.ts';
import type { AddressFormValues, InitialAddress } from './form-values.ts';

export interface SelectedCountry {
  /** Undefined if the form offers no such country. */
  country: AddressCountry | undefined;
  /** Code of the selected country, ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Code of the country that the form began with. */
  initialCode: string;
}

/** Returns the selected country of an address form: the store's, unless the form begins with another one. */
export function useSelectedCountry(
  form: ShopForm<AddressFormValues>,
  countries: readonly AddressCountry[],
  initial: InitialAddress,
): SelectedCountry {
  const { store } = useShop();
  const initialCode = initial('country_id') ?? store.country;
  // Before hydration the form has no values.
  const countryCode = useFieldValue(form, 'address.country_id') ?? initialCode;
  return { country: countries.find(({ code }) => code === countryCode), countryCode, initialCode };
}
