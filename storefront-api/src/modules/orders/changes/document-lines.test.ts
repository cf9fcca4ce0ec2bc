import * as fc from 'fast-check';
import type { OrderItemRow } from '../repository.ts';
import { documentLine } from './document-lines.ts';

const item = { id: 1, sku: 'SKI', brandName: 'Varnhorn', name: 'Ridge', options: [], parts: [] };

const itemOf = (fields: Pick<OrderItemRow, 'qtyOrdered' | 'price' | 'discount' | 'points'>) =>
  ({ ...item, ...fields, subtotal: fields.price * fields.qtyOrdered }) as unknown as OrderItemRow;

describe('documentLine', () => {
  it('divides an item into parts that add up, of which none is negative', () => {
    const arbitrary = fc
      .record({ qtyOrdered: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 0, max: 5_000 }) })
      .chain(({ qtyOrdered, price }) =>
        fc.record({
          qtyOrdered: fc.constant(qtyOrdered),
          price: fc.constant(price),
          discount: fc.integer({ min: 0, max: price * qtyOrdered }),
        }),
      )
      .chain((fields) =>
        fc.record({
          fields: fc.constant(fields),
          points: fc.integer({ min: 0, max: fields.price * fields.qtyOrdered - fields.discount }),
          cuts: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
        }),
      );
    fc.assert(
      fc.property(arbitrary, ({ fields, points, cuts }) => {
        const ordered = itemOf({ ...fields, points });
        const inside = cuts.filter((cut) => cut < fields.qtyOrdered);
        const ends = [...new Set([...inside, fields.qtyOrdered])].toSorted((one, other) => one - other);
        const lines = ends.map((to, index) => documentLine(ordered, { from: ends[index - 1] ?? 0, to }));
        const sumOf = (name: 'qty' | 'discount' | 'points' | 'amount') =>
          lines.reduce((sum, line) => sum + line[name], 0);
        for (const line of lines) {
          expect(line.qty * line.price - line.discount - line.points).toBe(line.amount);
          expect(Math.min(line.discount, line.points, line.amount)).toBeGreaterThanOrEqual(0);
        }
        expect(sumOf('qty')).toBe(fields.qtyOrdered);
        expect(sumOf('amount')).toBe(ordered.subtotal - fields.discount - points);
        expect(sumOf('discount') + sumOf('points')).toBe(fields.discount + points);
      }),
    );
  });

  it('names no discount where there is none', () => {
    const line = documentLine(itemOf({ qtyOrdered: 3, price: 1_000, discount: 0, points: 100 }), {
      from: 0,
      to: 1,
    });
    expect(line).toMatchObject({ qty: 1, price: 1_000, discount: 0, points: 33, amount: 967 });
  });
});
