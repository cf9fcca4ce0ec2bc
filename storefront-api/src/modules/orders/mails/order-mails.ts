import { formatMoney } from 'shared-contracts/money';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../../db/client.ts';
import type { MailPayloads } from '../../mail/mail-kinds.ts';
import { queueMail, type Mail } from '../../mail/outbox.ts';
import { itemLine, labelled, partLines, placesAndDates } from './order-mail-texts.ts';
import type { OrderServices } from '../order-services.ts';
import type { OrderItemRow, OrderRow } from '../repository.ts';

type OrderMailKind = 'order-received' | 'payment-failed' | 'payment-expired';

const checkoutPath = '/checkout/?step=payment';

type OrderMails = {
  [Kind in keyof MailPayloads as Kind extends `order-${string}` | OrderMailKind ? Kind : never]: {
    kind: Kind;
    /** What the mail says besides what every mail about an order says. */
    payload: Omit<MailPayloads[Kind], 'firstname' | 'page' | 'order' | 'isGuest'>;
  };
};

/** A mail about an order, without what all of them say. */
export type OrderMail = OrderMails[keyof OrderMails];

/** An order in a transaction that changes it. */
interface ChangedOrder<Services> {
  tx: Queryable;
  order: OrderRow;
  services: Services;
  now: Date;
}

/**
 * Queues a mail about an order, in the language of its store. Its button opens the order, or the page that is named. A
 * mail above the limit of its recipient is logged.
 */
export async function queueMailOfOrder(
  { tx, order, services, now }: ChangedOrder<Pick<OrderServices, 'log'>>,
  { kind, payload }: OrderMail,
  page?: string,
): Promise<void> {
  const isGuest = order.customerId === null;
  const orderPage = isGuest ? paths.orderSuccess(order.id) : paths.orderView(order.id);
  const mail = {
    kind,
    storeId: order.storeId,
    locale: order.locale,
    recipient: order.email,
    customerId: order.customerId,
    payload: {
      firstname: order.firstname,
      page: page ?? orderPage,
      order: order.incrementId,
      isGuest: isGuest ? 'yes' : 'no',
      ...payload,
    },
  } as Mail;
  if (await queueMail(tx, mail, now)) return;
  services.log.warn(
    { kind, orderId: order.id },
    'a mail was not queued: its recipient has got too many of them',
  );
}

/** Queues the mail about an order that was received, or whose payment failed. */
export async function queueOrderMail(
  changed: ChangedOrder<Pick<OrderServices, 'findStore' | 'log'>>,
  kind: OrderMailKind,
  items: readonly OrderItemRow[],
): Promise<void> {
  if (kind !== 'order-received') {
    await queueMailOfOrder(changed, { kind, payload: {} }, checkoutPath);
    return;
  }
  const { order, services } = changed;
  const store = services.findStore(order.storeId);
  if (store === undefined) throw new Error('Unknown store of an order');
  // With decimals, as on the page of the order and on its invoice.
  const sum = (amount: number) => formatMoney({ amount, currency: order.currency }, store);
  const lines = items.flatMap((item) => [
    labelled(itemLine(item, item.qtyOrdered, order.locale), sum(item.subtotal), order.locale),
    ...partLines(item, order.locale),
  ]);
  const reduction = order.discount + order.points + order.deliveryDiscount;
  const payload = {
    items: lines.join('\n'),
    discount: sum(reduction),
    hasDiscount: reduction > 0 ? ('yes' as const) : ('no' as const),
    delivery: sum(order.delivery),
    isDeliveryFree: order.delivery === 0 ? ('yes' as const) : ('no' as const),
    dispatch: order.texts.dispatchMethod,
    total: sum(order.total),
    vat: sum(order.vat),
    ...placesAndDates(order.texts, order.locale),
  };
  await queueMailOfOrder(changed, { kind, payload });
}
