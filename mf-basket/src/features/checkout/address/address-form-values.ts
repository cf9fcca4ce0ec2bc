import type { AddressForm } from 'shared-contracts/forms/address';

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

/** Messages by field and key of the contract's schema. */
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
