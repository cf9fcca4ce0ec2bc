import { maxAddresses } from 'shared-contracts/api/max-addresses';
import type { FailureMessages } from 'shared-forms/failure';

/** Messages of the error codes that the address book answers besides the general ones. */
export const addressFailureMessages: FailureMessages = {
  not_found: 'addresses.gone',
  too_many_addresses: { id: 'addresses.full', values: { max: maxAddresses } },
};

/** The same for the form of an address, which another tab may have deleted: the entries become a new one. */
export const addressFormFailureMessages: FailureMessages = {
  ...addressFailureMessages,
  not_found: 'addresses.goneOnSave',
};

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
