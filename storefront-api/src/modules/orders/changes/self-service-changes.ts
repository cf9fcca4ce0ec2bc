import type { AddressForm } from 'shared-contracts/forms/address';
import type { StoreSettings } from '../../stores/config/store-settings.ts';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { enteredAddress } from '../../checkout/chosen-addresses.ts';
import type { OrderServices } from '../order-services.ts';
import { updateOrder } from '../repository.ts';
import { selfServiceOf } from './self-service.ts';
import { cancelOrder } from './cancel-order.ts';
import { queueAddressMail } from './change-mails.ts';
import { changeOrder } from './change-order.ts';
import type { LockedOrder } from './locked-order.ts';

interface OwnOrder {
  orderId: number;
  customerId: number;
  storeId: number;
  config: StoreSettings;
  now: Date;
}

/** Cancels a member's order. Throws `not_found`, and `order_not_changeable` if it is too late. */
export async function selfCancel(db: Queryable, own: OwnOrder, services: OrderServices): Promise<void> {
  const { orderId, now } = own;
  const request = { orderId, actor: 'member', action: 'cancel' } as const;
  await changeOrder(db, request, services, now, async (locked) => {
    if (!allowed(locked, own).isSelfCancelEnable) throw new ShopError('order_not_changeable');
    return cancelOrder(locked);
  });
}

/**
 * Changes the delivery address of a member's order. Throws `not_found`, `order_not_changeable` if it is too late, and
 * `invalid_request` for another country, on which prices and taxes depend.
 */
export async function selfEditAddress(
  db: Queryable,
  form: AddressForm,
  own: OwnOrder,
  services: OrderServices,
): Promise<void> {
  const { orderId, now } = own;
  const request = { orderId, actor: 'member', action: 'edit-address' } as const;
  await changeOrder(db, request, services, now, async (locked) => {
    const { tx, order } = locked;
    if (!allowed(locked, own).isSelfEditEnable) throw new ShopError('order_not_changeable');
    const shippingAddress = { addressId: null, ...enteredAddress(form) };
    if (shippingAddress.country_id !== order.countryId) {
      throw new ShopError('invalid_request', { fields: { 'address.country_id': 'is' } });
    }
    await updateOrder(tx, order.id, { texts: { ...order.texts, shippingAddress }, updatedAt: now });
    await queueAddressMail(locked, shippingAddress);
    return [];
  });
}

/** Throws `not_found` for another member's order. */
function allowed({ order, items }: LockedOrder, { customerId, storeId, config, now }: OwnOrder) {
  if (order.customerId !== customerId || order.storeId !== storeId || order.state === 'draft') {
    throw new ShopError('not_found');
  }
  return selfServiceOf(order, items, config, now);
}
