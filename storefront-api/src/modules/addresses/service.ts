import type { AddressUse } from 'shared-contracts/address-use';
import type { Address, AddressForm } from 'shared-contracts/forms/address';
import { formatPhone } from 'shared-contracts/forms/phone';
import { maxAddresses } from 'shared-contracts/api/max-addresses';
import { countries, countryByCode } from 'shared-contracts/countries';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { lockAccount } from '../accounts/service.ts';
import {
  deleteAddress,
  findAddress,
  findAddresses,
  insertAddress,
  promoteOldest,
  unsetOtherDefaults,
  updateAddress,
  type AddressRow,
  type DefaultFlag,
} from './repository.ts';

const flags: readonly DefaultFlag[] = ['isDefaultBilling', 'isDefaultShipping'];

/** Countries of addresses that become a default by themselves. */
const defaultCountries: Record<DefaultFlag, readonly string[]> = {
  isDefaultBilling: countries.map(({ code }) => code),
  isDefaultShipping: countries.filter(({ isDelivered }) => isDelivered).map(({ code }) => code),
};

export async function addressBook(db: Queryable, customerId: number): Promise<Address[]> {
  return (await findAddresses(db, customerId)).map(toAddress);
}

export async function ownAddress(db: Queryable, customerId: number, addressId: number): Promise<Address> {
  return toAddress(found(await findAddress(db, customerId, addressId)));
}

/**
 * Stores an address. It becomes the default for each use that has none, except for delivery in a country without it. Throws
 * `too_many_addresses`, and `invalid_request` for a default of delivery in such a country.
 */
export async function createAddress(
  db: Queryable,
  customerId: number,
  form: AddressForm,
  now: Date,
): Promise<Address> {
  rejectUndeliveredDefault(form);
  return db.transaction(async (tx) => {
    // The limit and the defaults concern all addresses of the account.
    await lockAccount(tx, customerId);
    const book = await findAddresses(tx, customerId);
    if (book.length >= maxAddresses) throw new ShopError('too_many_addresses');
    const isDelivered = isDeliveredTo(form.country_id);
    const hasDefault = (flag: DefaultFlag) => book.some((each) => each[flag]);
    const row = await insertAddress(tx, {
      ...columnsOf(form),
      isDefaultBilling: !hasDefault('isDefaultBilling') || form.isDefaultBilling === true,
      isDefaultShipping: isDelivered && (!hasDefault('isDefaultShipping') || form.isDefaultShipping === true),
      customerId,
      createdAt: now,
      updatedAt: now,
    });
    await keepOneDefault(tx, row);
    return toAddress(row);
  });
}

/**
 * Changes an address. The default flag can be set but not removed: it moves when another address becomes the default, and
 * for delivery to the oldest delivered address when the country is changed to one without delivery. Throws `not_found`, and
 * `invalid_request` for a default of delivery in such a country.
 */
export async function changeAddress(
  db: Queryable,
  customerId: number,
  addressId: number,
  form: AddressForm,
  now: Date,
): Promise<Address> {
  rejectUndeliveredDefault(form);
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId);
    const before = found(await findAddress(tx, customerId, addressId));
    const isDelivered = isDeliveredTo(form.country_id);
    const row = found(
      await updateAddress(tx, customerId, addressId, {
        ...columnsOf(form),
        ...(form.isDefaultBilling === true ? { isDefaultBilling: true } : {}),
        ...(form.isDefaultShipping === true ? { isDefaultShipping: true } : {}),
        ...(isDelivered ? {} : { isDefaultShipping: false }),
        updatedAt: now,
      }),
    );
    await keepOneDefault(tx, row);
    if (before.isDefaultShipping && !isDelivered) await promote(tx, customerId, 'isDefaultShipping');
    return toAddress(row);
  });
}

/**
 * Makes an address the default, and returns all addresses. Throws `not_found`, and `invalid_request` for delivery in a
 * country without it.
 */
export function setDefaultAddress(
  db: Queryable,
  customerId: number,
  addressId: number,
  use: AddressUse,
  now: Date,
): Promise<Address[]> {
  const flag = use === 'billing' ? 'isDefaultBilling' : 'isDefaultShipping';
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId);
    const row = found(await updateAddress(tx, customerId, addressId, { [flag]: true, updatedAt: now }));
    if (use === 'delivery' && !isDeliveredTo(row.countryId)) {
      throw new ShopError('invalid_request', { fields: { use: 'is' } });
    }
    await unsetOtherDefaults(tx, row, flag);
    return (await findAddresses(tx, customerId)).map(toAddress);
  });
}

/** Deletes an address and returns the remaining ones. Throws `not_found`. */
export function removeAddress(db: Queryable, customerId: number, addressId: number): Promise<Address[]> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId);
    const removed = found(await deleteAddress(tx, customerId, addressId));
    for (const flag of flags) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
      if (removed[flag]) await promote(tx, customerId, flag);
    }
    return (await findAddresses(tx, customerId)).map(toAddress);
  });
}

function isDeliveredTo(countryId: string): boolean {
  return countryByCode(countryId)?.isDelivered === true;
}

function rejectUndeliveredDefault({ country_id: countryId, isDefaultShipping }: AddressForm): void {
  if (isDefaultShipping === true && !isDeliveredTo(countryId)) {
    throw new ShopError('invalid_request', { fields: { 'address.isDefaultShipping': 'is' } });
  }
}

function promote(tx: Queryable, customerId: number, flag: DefaultFlag): Promise<void> {
  return promoteOldest(tx, customerId, flag, defaultCountries[flag]);
}

async function keepOneDefault(tx: Queryable, row: AddressRow): Promise<void> {
  for (const flag of flags) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    if (row[flag]) await unsetOtherDefaults(tx, row, flag);
  }
}

function found(row: AddressRow | null): AddressRow {
  if (row === null) throw new ShopError('not_found');
  return row;
}

/** Maps the validated form to columns. Every supported country has postcodes. */
function columnsOf({
  country_id: countryId,
  isDefaultBilling: _b,
  isDefaultShipping: _s,
  ...form
}: AddressForm) {
  const { company = null, street2 = null, region = null, postcode } = form;
  return { ...form, company, street2, region, postcode: postcode ?? '', countryId };
}

function toAddress(row: AddressRow): Address {
  const { id, customerId: _customer, countryId, createdAt: _created, updatedAt: _updated, ...rest } = row;
  return {
    ...rest,
    addressId: id,
    country_id: countryId,
    // Formatted here: browsers load the rules of phone numbers with the form only.
    formattedTelephone: formatPhone(rest.telephone),
  };
}
