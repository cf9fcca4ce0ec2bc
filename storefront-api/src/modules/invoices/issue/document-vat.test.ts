import * as fc from 'fast-check';
import type { InvoiceKind } from '../../../db/schema/index.ts';
import { vatWithin } from '../../pricing/vat.ts';
import { vatOfDocument } from './document-vat.ts';

interface Issued {
  kind: InvoiceKind;
  total: number;
  vat: number;
}

/** Issues documents one after the other; credit notes refund a share of what is left. */
function issue(steps: readonly { kind: InvoiceKind; amount: number }[], basisPoints: number): Issued[] {
  const issued: Issued[] = [];
  let left = 0;
  for (const { kind, amount } of steps) {
    const total = kind === 'invoice' ? amount : Math.min(amount, left);
    left += kind === 'invoice' ? total : -total;
    const earlier = issued.map((each) => {
      const vat = [{ basisPoints, net: each.total - each.vat, vat: each.vat, gross: each.total }];
      return { kind: each.kind, content: { total: each.total, vat } };
    });
    const { vat } = vatOfDocument({ kind, total, basisPoints }, earlier);
    issued.push({ kind, total, vat });
  }
  return issued;
}

const step = fc.record({
  kind: fc.constantFrom<InvoiceKind>('invoice', 'invoice', 'credit_note'),
  amount: fc.integer({ min: 0, max: 500_000 }),
});

describe('vatOfDocument', () => {
  it('adds up to the VAT of what the order costs, and differs by at most one unit from that of each document', () => {
    const rate = fc.constantFrom(1900, 2000, 2100, 2200, 2300, 2500, 2550);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), rate, (steps, basisPoints) => {
        const issued = issue(steps, basisPoints);
        const sumOf = (amountOf: (document: Issued) => number) =>
          issued.reduce((sum, each) => sum + (each.kind === 'invoice' ? 1 : -1) * amountOf(each), 0);
        expect(sumOf(({ vat }) => vat)).toBe(
          vatWithin(
            sumOf(({ total }) => total),
            basisPoints,
          ),
        );
        for (const { total, vat } of issued) {
          expect(Math.abs(vat - vatWithin(total, basisPoints))).toBeLessThanOrEqual(1);
          expect(vat).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is the whole VAT again when everything is refunded', () => {
    const steps = [{ kind: 'invoice', amount: 1_003 } as const, { kind: 'invoice', amount: 2_004 } as const];
    const [first, second, note] = issue([...steps, { kind: 'credit_note', amount: 3_007 }], 2000);
    expect([first?.vat, second?.vat, note?.vat]).toEqual([167, 334, 501]);
  });
});
