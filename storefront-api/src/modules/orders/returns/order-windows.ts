import type { LockedOrder } from '../changes/locked-order.ts';
import type { OrderServices } from '../order-services.ts';
import { lastDeliveryOf, returnWindows, type ReturnWindows } from '../changes/return-window.ts';
import { configOf } from '../../stores/config/service.ts';

type Read = Pick<LockedOrder, 'tx' | 'order' | 'items' | 'now'> & {
  services: Pick<OrderServices, 'findStore' | 'log'>;
};

/** Returns when the windows of an order end, by the rules of its store. */
export async function windowsOf({ tx, order, items, now, services }: Read): Promise<ReturnWindows> {
  const store = services.findStore(order.storeId);
  if (store === undefined) throw new Error('Unknown store of an order');
  const { returnValidityDays } = await configOf(tx, store, services.log);
  const lastDelivery = await lastDeliveryOf(tx, order.id);
  return returnWindows({ items, lastDelivery, store, returnValidityDays, now });
}
