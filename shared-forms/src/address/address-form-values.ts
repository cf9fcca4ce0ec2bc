import type { AddressForm } from 'shared-contracts/forms/address';
import type { PageParams } from 'shared-runtime';

/** The request nests the address. */
export interface AddressFormValues {
  address: AddressForm;
}

/** In the order on screen. */
export const addressFieldNames = [
  'address.firstname',
  'address.lastname',
  'address.company',
  'address.country_id',
  'address.street1',
  'address.street2',
  'address.postcode',
  'address.city',
  'address.region',
  'address.telephone',
] as const;

/** Messages by field and key of the contract's schema. Their texts are in `messages/address`. */
export const addressErrorMessages: Readonly<Record<string, string>> = {
  'address.firstname.required': 'field.firstname.required',
  'address.firstname.max': 'field.firstname.max',
  'address.lastname.required': 'field.lastname.required',
  'address.lastname.max': 'field.lastname.max',
  'address.company.max': 'field.company.max',
  'address.country_id.required': 'field.country.required',
  'address.country_id.is': 'field.country.required',
  'address.street1.required': 'field.street1.required',
  'address.street1.max': 'field.street.max',
  'address.street2.max': 'field.street.max',
  'address.postcode.required_postcode': 'field.postcode.required',
  'address.postcode.postcode': 'field.postcode.invalid',
  'address.postcode.max': 'field.postcode.invalid',
  'address.city.required': 'field.city.required',
  'address.city.max': 'field.city.max',
  'address.region.required_region': 'field.region.required',
  'address.region.max': 'field.region.required',
  'address.telephone.required': 'field.telephone.required',
  'address.telephone.phone': 'field.telephone.invalid',
  'address.telephone.max': 'field.telephone.invalid',
};

/**
 * What a form may begin with: an address of the book, of the checkout, or of an order, which has its telephone number in
 * E.164 only.
 */
type KnownAddress = Partial<AddressForm> & { formattedTelephone?: string };

/** Returns the value with which a field of the form begins; undefined: the field is empty. */
export type InitialAddress = (name: keyof AddressForm) => string | undefined;

/**
 * Returns what the form begins with: what was entered before a rejected post without JavaScript, else the address. An
 * entered value that is missing was empty.
 */
export function initialAddress(
  address: KnownAddress | null,
  entered: PageParams['enteredValues'],
): InitialAddress {
  return (name) => {
    if (entered !== undefined) return entered[`address[${name}]`];
    const value =
      name === 'telephone' ? (address?.formattedTelephone ?? address?.telephone) : address?.[name];
    return typeof value === 'string' ? value : undefined;
  };
}
