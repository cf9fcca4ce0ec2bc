import type { InvoiceKind } from '../../../db/schema/index.ts';
import { vatWithin } from '../../pricing/vat.ts';
import type { DocumentContent } from '../document-content.ts';

interface Taxed {
  kind: InvoiceKind;
  content: Pick<DocumentContent, 'total' | 'vat'>;
}

const signOf = (kind: InvoiceKind): 1 | -1 => (kind === 'invoice' ? 1 : -1);

/**
 * Returns the VAT of a document. It is what the VAT of all documents of the order changes by, so that they add up to the
 * VAT of what the order has cost, to the minor unit; a single one may differ by one unit from its own rounded VAT.
 */
export function vatOfDocument(
  { kind, total, basisPoints }: { kind: InvoiceKind; total: number; basisPoints: number },
  earlier: readonly Taxed[],
): DocumentContent['vat'][number] {
  const sumOf = (amountOf: (content: Taxed['content']) => number) =>
    earlier.reduce((sum, each) => sum + signOf(each.kind) * amountOf(each.content), 0);
  const before = sumOf((content) => content.total);
  const vatBefore = sumOf((content) => content.vat.reduce((sum, each) => sum + each.vat, 0));
  const sign = signOf(kind);
  const change = vatWithin(before + sign * total, basisPoints) - vatBefore;
  // Without minus zero.
  const vat = total === 0 ? 0 : sign * change;
  return { basisPoints, net: total - vat, vat, gross: total };
}
