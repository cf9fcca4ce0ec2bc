import type { AddressForm } from 'shared-contracts/forms/address';
import { phone_collect } from 'shared-contracts/forms/mobile-phone';
import { toE164 } from 'shared-contracts/forms/phone';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { addressBook, createAddress, ownAddress } from '../addresses/service.ts';
import { lockBasketOfOwner, markCheckoutChanged, type BasketRow } from '../basket/basket-access.ts';
import { isDeliverable } from '../delivery/estimate.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { enteredAddress, equalAddress } from './chosen-addresses.ts';
import { readCheckoutState } from './read-checkout.ts';
import { saveCheckout, type CheckoutFields } from './repository.ts';
import type { CheckoutShopper } from './shopper.ts';

/**
 * Changes a checkout. Returns `stale`, and changes nothing, if the basket has another version. Throws `not_found` without
 * a basket.
 */
export async function changeCheckout(
  db: Queryable,
  shopper: CheckoutShopper,
  version: number,
  fieldsOf: (tx: Queryable, basket: BasketRow) => Promise<CheckoutFields>,
): Promise<'changed' | 'stale'> {
  const { owner, now } = shopper;
  if (owner === null) throw new ShopError('not_found');
  return db.transaction(async (tx) => {
    const basket = await lockBasketOfOwner(tx, owner);
    if (basket === null) throw new ShopError('not_found');
    if (basket.version !== version) return 'stale';
    await saveCheckout(tx, basket.id, await fieldsOf(tx, basket), now);
    await markCheckoutChanged(tx, basket.id, now);
    return 'changed';
  });
}

/** Throws `not_found` for a member, and in a store without guest checkout. */
export function guestEmailFields({ customer, config }: CheckoutShopper, email: string): CheckoutFields {
  if (customer !== null || !config.guestCheckoutEnabled) throw new ShopError('not_found');
  return { guestEmail: email };
}

interface ChosenAddress {
  addressId?: number | undefined;
  address?: AddressForm | undefined;
}

interface StoredAddress {
  addressId: number | null;
  entered: ReturnType<typeof enteredAddress> | null;
  country: string;
}

/** Throws `invalid_request` for a country without delivery. */
export async function deliveryAddressFields(
  tx: Queryable,
  shopper: CheckoutShopper,
  chosen: ChosenAddress,
): Promise<CheckoutFields> {
  const { addressId, entered, country } = await storeAddress(tx, shopper, chosen);
  if (!isDeliverable(country)) {
    throw new ShopError('invalid_request', { fields: { 'address.country_id': 'is' } });
  }
  return { addressId, address: entered };
}

export async function billingAddressFields(
  tx: Queryable,
  shopper: CheckoutShopper,
  { isSame, ...chosen }: ChosenAddress & { isSame: boolean },
): Promise<CheckoutFields> {
  if (isSame) return { isBillingSame: true, billingAddressId: null, billingAddress: null };
  const { addressId, entered } = await storeAddress(tx, shopper, chosen);
  return { isBillingSame: false, billingAddressId: addressId, billingAddress: entered };
}

/**
 * A member's new address goes into the address book, a guest's into the checkout. Throws `not_found` for an address of
 * another member.
 */
async function storeAddress(
  tx: Queryable,
  { customer, now }: CheckoutShopper,
  { addressId, address }: ChosenAddress,
): Promise<StoredAddress> {
  if ((addressId === undefined) === (address === undefined)) {
    throw new ShopError('invalid_request', { fields: { address: 'required' } });
  }
  if (address === undefined) {
    if (customer === null || addressId === undefined) throw new ShopError('not_found');
    const own = await ownAddress(tx, customer.id, addressId);
    return { addressId: own.addressId, entered: null, country: own.country_id };
  }
  const country = address.country_id;
  if (customer === null) return { addressId: null, entered: enteredAddress(address), country };
  const known = equalAddress(await addressBook(tx, customer.id), address);
  const stored = known ?? (await createAddress(tx, customer.id, address, now));
  return { addressId: stored.addressId, entered: null, country };
}

interface ChosenMethod {
  methodCode: string;
  collectPointId?: string | undefined;
  phone_collect?: string | null | undefined;
}

/** Throws `not_found` for a method or collect point that this checkout does not have. */
export async function methodFields(
  tx: Queryable,
  basket: BasketRow,
  shopper: CheckoutShopper,
  { collectPoints }: CheckoutServices,
  { methodCode, collectPointId, phone_collect: phone }: ChosenMethod,
): Promise<CheckoutFields> {
  const state = await readCheckoutState(tx, basket, shopper, collectPoints);
  const method = state.methods.find(({ code }) => code === methodCode);
  if (method === undefined) throw new ShopError('not_found');
  if (method.kind !== 'collect') return { methodCode, collectPointId: null, phoneCollect: null };
  if (collectPointId !== undefined) {
    const point = await collectPoints.find(method.carrier, state.country, collectPointId);
    if (point === null) throw new ShopError('not_found');
  }
  return {
    methodCode,
    collectPointId: collectPointId ?? null,
    phoneCollect: phone ? mobileNumber(state.country, phone) : null,
  };
}

/** Returns the number in E.164. Throws `invalid_request` for one that receives no text messages. */
function mobileNumber(country: string, text: string): string {
  const number = toE164(country, text);
  const isMobile = z.string().check(phone_collect(country)).safeParse(text).success;
  if (number === null || !isMobile) {
    throw new ShopError('invalid_request', { fields: { phone_collect: 'phone_collect' } });
  }
  return number;
}
