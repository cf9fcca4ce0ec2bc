import { paths } from 'shared-contracts/routes';
import { toLanguageTag } from 'shared-contracts/locales';
import type { Queryable } from '../../db/client.ts';
import { queueMail } from '../mail/outbox.ts';
import { formatStoreMoney } from '../pricing/format-store-money.ts';
import type { OrderServices } from './order-services.ts';
import type { OrderItemRow, OrderRow } from './repository.ts';

type OrderMailKind = 'order-received' | 'payment-failed' | 'payment-expired';

const checkoutPath = '/checkout/?step=payment';

/** Queues a mail about an order, in the language of its store. */
export async function queueOrderMail(
  tx: Queryable,
  kind: OrderMailKind,
  order: OrderRow,
  items: readonly OrderItemRow[],
  { findStore }: Pick<OrderServices, 'findStore'>,
  now: Date,
): Promise<void> {
  const store = findStore(order.storeId);
  if (store === undefined) throw new Error('Unknown store of an order');
  const sum = (amount: number) => formatStoreMoney(amount, store);
  const isGuest = order.customerId === null;
  const orderPage = isGuest ? paths.orderSuccess(order.id) : paths.orderView(order.id);
  const page = kind === 'order-received' ? orderPage : checkoutPath;
  const common = {
    firstname: order.firstname,
    page,
    order: order.incrementId,
    isGuest: isGuest ? ('yes' as const) : ('no' as const),
  };
  const mail = {
    storeId: order.storeId,
    locale: order.locale,
    recipient: order.email,
    customerId: order.customerId,
  };
  if (kind !== 'order-received') {
    await queueMail(tx, { ...mail, kind, payload: common }, now);
    return;
  }
  const numbers = new Intl.NumberFormat(toLanguageTag(order.locale));
  const lines = items.map(({ qtyOrdered, brandName, name, options, subtotal }) => {
    const chosen = options.map(({ value }) => value).join(', ');
    const product = chosen === '' ? `${brandName} ${name}` : `${brandName} ${name} (${chosen})`;
    return `${numbers.format(qtyOrdered)} × ${product}: ${sum(subtotal)}`;
  });
  const reduction = order.discount + order.points + order.deliveryDiscount;
  const payload = {
    ...common,
    items: lines.join('\n'),
    discount: sum(reduction),
    hasDiscount: reduction > 0 ? ('yes' as const) : ('no' as const),
    delivery: sum(order.delivery),
    dispatch: order.texts.dispatchMethod,
    total: sum(order.total),
    vat: sum(order.vat),
  };
  await queueMail(tx, { ...mail, kind, payload }, now);
}
