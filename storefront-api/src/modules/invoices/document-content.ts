import { storeLocales } from 'shared-contracts/locales';
import * as z from 'zod';

const lineSchema = z.object({
  /** Of the order's items. */
  itemId: z.int(),
  sku: z.string(),
  name: z.string(),
  /** Options, or parts of a pack. */
  details: z.array(z.string()),
  qty: z.int(),
  /** Gross, per piece. */
  price: z.int(),
  /** Of all pieces: by promotions, and by reward points. Both reduce what is taxed. */
  discount: z.int(),
  points: z.int(),
  /** `qty * price - discount - points`. */
  amount: z.int(),
});

export type DocumentLine = z.infer<typeof lineSchema>;

const sellerSchema = z.object({
  name: z.string(),
  address: z.array(z.string()),
  vatId: z.string(),
  legalLines: z.array(z.string()),
  email: z.string(),
  phone: z.string(),
});

/** ISO 8601, in the time zone of the store. */
const day = z.iso.date();

/**
 * Everything that an invoice or a credit note says, as it was issued. Amounts are gross, in minor units, and positive
 * in credit notes too. Parsed again before it is printed: another release may have written it.
 */
export const documentContentSchema = z.object({
  number: z.string(),
  brand: z.enum(['offpiste', 'snowfield']),
  shop: z.string(),
  locale: z.enum(storeLocales),
  currency: z.string(),
  /** Of prices, such as `£#`. */
  currencyTemplate: z.string(),
  issuedOn: day,
  /** When the goods were dispatched; null in a credit note. */
  suppliedOn: z.nullable(day),
  order: z.string(),
  orderedOn: day,
  /** Numbers of the invoices that a credit note corrects. */
  corrects: z.array(z.string()),
  seller: sellerSchema,
  /** In lines. */
  buyer: z.array(z.string()),
  recipient: z.array(z.string()),
  lines: z.array(lineSchema),
  /** Null if it is not part of the document. */
  delivery: z.nullable(z.object({ label: z.string(), price: z.int(), discount: z.int() })),
  /** Of a credit note: what is refunded without goods; negative: what was refunded for its goods before. */
  adjustment: z.int(),
  total: z.int(),
  /** By rate. */
  vat: z.array(z.object({ basisPoints: z.int(), net: z.int(), vat: z.int(), gross: z.int() })),
  paymentMethod: z.string(),
});

export type DocumentContent = z.infer<typeof documentContentSchema>;

/** The goods of a document, and what is paid for them. */
export type DocumentSums = Pick<DocumentContent, 'lines' | 'delivery' | 'adjustment'>;

/** Returns what a document charges or refunds. */
export function totalOf({ lines, delivery, adjustment }: DocumentSums): number {
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  return goods + (delivery === null ? 0 : delivery.price - delivery.discount) + adjustment;
}
