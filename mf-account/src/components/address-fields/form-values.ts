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

/** What a form may begin with: an address of the book, or of an order, which has its telephone number in E.164 only. */
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
