import type { CheckoutAddress } from 'shared-contracts/api/checkout';
import type { Address, AddressForm } from 'shared-contracts/forms/address';
import type { Queryable } from '../../db/client.ts';
import type { EnteredAddress } from '../../db/schema/index.ts';
import { addressBook } from '../addresses/service.ts';
import type { CheckoutRow } from './repository.ts';

interface ChosenAddresses {
  delivery: CheckoutAddress | null;
  /** That of the delivery, or another one. */
  billing: CheckoutAddress | null;
}

/**
 * Returns the addresses of a checkout. A member who has chosen none gets the default of the address book. An address of
 * the book is read each time, so that it is the member's own and as the book has it now.
 */
export async function chosenAddresses(
  db: Queryable,
  row: CheckoutRow | null,
  { customer }: { customer: { id: number } | null },
): Promise<ChosenAddresses> {
  const isBillingSame = row?.isBillingSame ?? true;
  if (customer === null) {
    const delivery = withoutId(row?.address ?? null);
    return { delivery, billing: isBillingSame ? delivery : withoutId(row?.billingAddress ?? null) };
  }
  const book = await addressBook(db, customer.id);
  const byId = (id: number | null | undefined) => book.find(({ addressId }) => addressId === id);
  const delivery = byId(row?.addressId) ?? book.find((address) => address.isDefaultShipping) ?? null;
  const billing = isBillingSame ? delivery : (byId(row?.billingAddressId) ?? null);
  return {
    delivery: delivery === null ? null : fromBook(delivery),
    billing: billing === null ? null : fromBook(billing),
  };
}

function withoutId(address: EnteredAddress | null): CheckoutAddress | null {
  return address === null ? null : { addressId: null, ...address };
}

function fromBook(address: Address): CheckoutAddress {
  const {
    isDefaultBilling: _billing,
    isDefaultShipping: _shipping,
    formattedTelephone: _telephone,
    ...rest
  } = address;
  return rest;
}

/** Returns the fields of a valid form as they are stored. */
export function enteredAddress(form: AddressForm): EnteredAddress {
  const { firstname, lastname, street1, city, country_id, telephone } = form;
  const { company = null, street2 = null, region = null, postcode } = form;
  return {
    firstname,
    lastname,
    company,
    street1,
    street2,
    city,
    region,
    postcode: postcode ?? '',
    country_id,
    telephone,
  };
}

/** Returns the address of a book with the same fields, so that an address that is sent twice is stored once. */
export function equalAddress(book: readonly Address[], form: AddressForm): Address | undefined {
  const fields = Object.entries(enteredAddress(form));
  return book.find((address) => fields.every(([name, value]) => Reflect.get(address, name) === value));
}
