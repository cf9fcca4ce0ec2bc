import type { Store } from 'shared-contracts/stores';
import type { DocumentLine } from '../../invoices/document-content.ts';
import { issueDocument } from '../../invoices/issue/issue-document.ts';
import { documentTexts } from '../../documents/document-texts.ts';
import type { shipments } from '../../../db/schema/index.ts';
import { documentLine } from './document-lines.ts';
import type { LockedOrder } from './locked-order.ts';
import { takenBackPieces } from './order-events.ts';
import type { OperationRow } from './payment-operations.ts';
import type { Pieces } from './pieces.ts';

type Shipment = typeof shipments.$inferSelect;

/**
 * Issues the invoice of a parcel, also of one that costs nothing, and returns its id. `pieces` are those of the items
 * before it left.
 */
export async function issueInvoice(
  locked: LockedOrder,
  { id, shippedAt }: Pick<Shipment, 'id' | 'shippedAt'>,
  pieces: readonly Pieces[],
): Promise<number> {
  const { tx, order, items, services, now } = locked;
  // The first parcel charges the delivery.
  const isFirst = items.every(({ qtyShipped }) => qtyShipped === 0);
  const ofDelivery = {
    label: order.texts.dispatchMethod,
    price: order.delivery,
    discount: order.deliveryDiscount,
  };
  const invoice = await issueDocument(
    tx,
    {
      kind: 'invoice',
      subject: `shipment-${id}`,
      order,
      store: storeOf(locked),
      lines: pieces.map(({ item, qty }) =>
        documentLine(item, { from: item.qtyShipped, to: item.qtyShipped + qty }),
      ),
      delivery: isFirst ? ofDelivery : null,
      adjustment: 0,
      suppliedAt: shippedAt,
      now,
    },
    services.log,
  );
  return invoice.id;
}

/** Issues the credit note of a refund that the provider has made, and returns its id. */
export async function issueRefundNote(
  locked: LockedOrder,
  { id, amount, returnId }: Pick<OperationRow, 'id' | 'amount' | 'returnId'>,
): Promise<number> {
  const lines = returnId === null ? [] : await linesOfReturn(locked, returnId);
  return issueCreditNote(locked, { subject: `operation-${id}`, lines, amount });
}

/**
 * Issues the credit note of a refund that the shop has not asked for, and returns its id. No goods are named: which ones it
 * is for, if any, is not known.
 */
export function issueProviderRefundNote(
  locked: LockedOrder,
  { amount, total }: { amount: number; total: number },
): Promise<number> {
  return issueCreditNote(locked, { subject: `provider-refund-${total}`, lines: [], amount });
}

/** Issues the credit note of a return that is refunded as reward points, and returns its id. */
export async function issueCreditedNote(
  locked: LockedOrder,
  { returnId, amount }: { returnId: number; amount: number },
): Promise<number> {
  return issueCreditNote(locked, {
    subject: `credit-${returnId}`,
    lines: await linesOfReturn(locked, returnId),
    amount,
    paymentMethod: documentTexts(locked.order.locale)('points'),
  });
}

interface CreditNote {
  subject: string;
  lines: readonly DocumentLine[];
  /** Minor units that are refunded. */
  amount: number;
  paymentMethod?: string;
}

/** What is refunded of a return beyond its goods is the delivery. It is less if a part was refunded before. */
async function issueCreditNote(
  locked: LockedOrder,
  { subject, lines, amount, paymentMethod }: CreditNote,
): Promise<number> {
  const { tx, order, services, now } = locked;
  const difference = amount - lines.reduce((sum, line) => sum + line.amount, 0);
  const isDelivery = lines.length > 0 && difference > 0;
  const note = await issueDocument(
    tx,
    {
      kind: 'credit_note',
      subject,
      order,
      store: storeOf(locked),
      lines: [...lines],
      delivery: isDelivery ? { label: order.texts.dispatchMethod, price: difference, discount: 0 } : null,
      adjustment: isDelivery ? 0 : difference,
      suppliedAt: null,
      ...(paymentMethod === undefined ? {} : { paymentMethod }),
      now,
    },
    services.log,
  );
  return note.id;
}

async function linesOfReturn({ tx, order, items }: LockedOrder, returnId: number): Promise<DocumentLine[]> {
  const pieces = await takenBackPieces(tx, order.id, returnId);
  return pieces.map(({ id, from, qty }) => {
    const item = items.find((each) => each.id === id);
    if (item === undefined) throw new Error('A return contains an item of another order');
    return documentLine(item, { from, to: from + qty });
  });
}

function storeOf({ order, services }: LockedOrder): Store {
  const store = services.findStore(order.storeId);
  if (store === undefined) throw new Error('Unknown store of an order');
  return store;
}
