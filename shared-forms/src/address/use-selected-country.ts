import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { countryAddressOptions } from 'shared-contracts/descriptors/countries';
import { useShop } from 'shared-runtime';
import { useFieldValue, type ShopForm } from '../use-shop-form.ts';
import type { AddressFormValues, InitialAddress } from './address-form-values.ts';

/** A country of an address: its name, and what its postcode and its regions are. */
export type AddressCountry = CallResponse<typeof countryAddressOptions>['countries'][number];

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
