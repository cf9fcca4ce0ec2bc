import type { FastifyBaseLogger } from 'fastify';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../../db/client.ts';
import type { InvoiceKind, orders } from '../../../db/schema/index.ts';
import { addressLines } from '../../documents/address-lines.ts';
import { configOf } from '../../stores/config/service.ts';
import { sellerOf } from '../../stores/config/legal-registrations.ts';
import {
  documentContentSchema,
  totalOf,
  type DocumentContent,
  type DocumentSums,
} from '../document-content.ts';
import { findDocuments, insertDocument, takeNumber, type InvoiceRow } from '../repository.ts';
import { dayIn } from './day-in.ts';
import { vatOfDocument } from './document-vat.ts';
import { recipientLines } from './recipient-lines.ts';

interface NewDocument extends DocumentSums {
  kind: InvoiceKind;
  /** What it is about, such as `shipment-12`. An order has one document of each kind and subject. */
  subject: string;
  order: typeof orders.$inferSelect;
  store: Store;
  /** Null in a credit note. */
  suppliedAt: Date | null;
  /** How it is paid or refunded. @default as the order was paid */
  paymentMethod?: string;
  now: Date;
}

/**
 * Issues an invoice or a credit note in the transaction of what it documents, whose order must be locked. The number is
 * taken last: it is locked for all orders of the store until the transaction ends.
 */
export async function issueDocument(
  tx: Queryable,
  document: NewDocument,
  log: FastifyBaseLogger,
): Promise<InvoiceRow> {
  const { kind, subject, order, store, now } = document;
  const earlier = await findDocuments(tx, order.id);
  const known = earlier.find((each) => each.kind === kind && each.subject === subject);
  if (known !== undefined) return known;
  const seller = sellerOf(await configOf(tx, store, log), store);
  const content = { ...contentOf(document, earlier), seller };
  const number = await takeNumber(tx, store.id, kind);
  const issued = { ...content, number: printedNumber(store, kind, number) };
  return insertDocument(tx, {
    orderId: order.id,
    storeId: store.id,
    kind,
    number,
    subject,
    content: issued,
    issuedAt: now,
  });
}

function contentOf(
  { kind, order, store, suppliedAt, lines, delivery, adjustment, paymentMethod, now }: NewDocument,
  earlier: readonly InvoiceRow[],
): Omit<DocumentContent, 'number' | 'seller'> {
  const { texts, locale } = order;
  const total = totalOf({ lines, delivery, adjustment });
  const documents = earlier.map((row) => ({
    kind: row.kind,
    content: documentContentSchema.parse(row.content),
  }));
  return {
    brand: store.brand,
    shop: store.shopName,
    locale,
    currency: order.currency,
    currencyTemplate: store.currencyTemplate,
    issuedOn: dayIn(store, now),
    suppliedOn: suppliedAt === null ? null : dayIn(store, suppliedAt),
    order: order.incrementId,
    orderedOn: dayIn(store, order.placedAt ?? order.createdAt),
    corrects: kind === 'invoice' ? [] : correctedBy(lines, documents),
    buyer: addressLines(texts.billingAddress, locale),
    recipient: recipientLines(texts, locale),
    lines: [...lines],
    delivery,
    adjustment,
    total,
    vat: [vatOfDocument({ kind, total, basisPoints: order.vatBasisPoints }, documents)],
    paymentMethod: paymentMethod ?? texts.paymentMethod,
  };
}

/** Returns the numbers of the invoices with the goods of a credit note; of all if it is for no goods. */
function correctedBy(
  lines: DocumentSums['lines'],
  documents: readonly { kind: InvoiceKind; content: DocumentContent }[],
): string[] {
  const ids = new Set(lines.map(({ itemId }) => itemId));
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const ofGoods = invoices.filter(({ content }) => content.lines.some(({ itemId }) => ids.has(itemId)));
  return (ofGoods.length > 0 ? ofGoods : invoices).map(({ content }) => content.number);
}

const digits = 7;

/** Returns a number such as `DE-I0000042`; that of a credit note has a `C`. */
function printedNumber({ code }: Store, kind: InvoiceKind, number: number): string {
  const letter = kind === 'invoice' ? 'I' : 'C';
  return `${code.toUpperCase()}-${letter}${String(number).padStart(digits, '0')}`;
}
