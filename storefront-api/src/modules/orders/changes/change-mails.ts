import type { CheckoutAddress } from 'shared-contracts/api/checkout';
import { formatMoney } from 'shared-contracts/money';
import { addressLines } from '../../documents/address-lines.ts';
import { itemLine } from '../mails/order-mail-texts.ts';
import { queueMailOfOrder } from '../mails/order-mails.ts';
import type { LockedOrder } from './locked-order.ts';
import type { Pieces } from './pieces.ts';
import type { ShipmentRow } from './ship-order.ts';

/** Queues the mail about a parcel that has left. */
export async function queueDispatchMail(
  locked: LockedOrder,
  { carrier, trackingNumber }: ShipmentRow,
  pieces: readonly Pieces[],
  documentId: number,
): Promise<void> {
  const { order } = locked;
  await queueChangeMail(locked, {
    kind: 'order-dispatched',
    payload: {
      items: linesOf(locked, pieces),
      dispatch: carrier === order.carrier ? order.texts.dispatchMethod : carrier,
      tracking: trackingNumber ?? '',
      hasTracking: trackingNumber === null ? 'no' : 'yes',
      documentId,
    },
  });
}

/** Queues the mail about pieces that are not sent. `locked`: the order after the change. */
export function queueCancelMail(locked: LockedOrder, pieces: readonly Pieces[]): Promise<void> {
  const isWhole = locked.items.every(({ qtyOrdered, qtyCanceled }) => qtyCanceled === qtyOrdered);
  return queueChangeMail(locked, {
    kind: 'order-canceled',
    payload: {
      items: linesOf(locked, pieces),
      hasPoints: pieces.some(({ item }) => item.points > 0) ? 'yes' : 'no',
      isWhole: isWhole ? 'yes' : 'no',
    },
  });
}

export function queueAddressMail(locked: LockedOrder, address: CheckoutAddress): Promise<void> {
  const payload = { address: addressLines(address, locked.order.locale).join('\n') };
  return queueChangeMail(locked, { kind: 'order-address-changed', payload });
}

/**
 * @param amount minor units
 * @param documentId of the credit note
 */
export function queueRefundMail(locked: LockedOrder, amount: number, documentId: number): Promise<void> {
  const store = locked.services.findStore(locked.order.storeId);
  if (store === undefined) throw new Error('Unknown store of an order');
  const total = formatMoney({ amount, currency: locked.order.currency }, store);
  const payload = { total, documentId };
  return queueChangeMail(locked, { kind: 'order-refunded', payload });
}

type ChangeMail =
  | {
      kind: 'order-dispatched';
      payload: {
        items: string;
        dispatch: string;
        tracking: string;
        hasTracking: 'yes' | 'no';
        documentId: number;
      };
    }
  | { kind: 'order-canceled'; payload: { items: string; hasPoints: 'yes' | 'no'; isWhole: 'yes' | 'no' } }
  | { kind: 'order-address-changed'; payload: { address: string } }
  | { kind: 'order-refunded'; payload: { total: string; documentId: number } };

function queueChangeMail(locked: LockedOrder, mail: ChangeMail): Promise<void> {
  return queueMailOfOrder(locked, mail);
}

const linesOf = ({ order }: LockedOrder, pieces: readonly Pieces[]): string =>
  pieces.map(({ item, qty }) => itemLine(item, qty, order.locale)).join('\n');
