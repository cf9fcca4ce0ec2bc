import { storeLocales } from 'shared-contracts/locales';
import { statusLabel } from './status-labels.ts';

const placed = { state: 'placed', paymentState: 'captured' } as const;
const item = (qtyOrdered: number, qtyShipped: number, qtyCanceled = 0) => ({
  qtyOrdered,
  qtyShipped,
  qtyCanceled,
});

describe('statusLabel', () => {
  it.each([
    ['Being prepared', [item(2, 0), item(1, 0)]],
    ['Partly dispatched', [item(2, 2), item(1, 0)]],
    ['Partly dispatched', [item(2, 1)]],
    ['Dispatched', [item(2, 2), item(1, 1)]],
    ['Dispatched', [item(2, 1, 1), item(1, 0, 1)]],
  ])('says “%s” of a placed order with %j', (label, items) => {
    expect(statusLabel(placed, items, 'en_GB')).toBe(label);
  });

  it('has a label of its own for each of them in every language', () => {
    const orders = [[item(1, 0)], [item(2, 1)], [item(1, 1)]];
    for (const locale of storeLocales) {
      expect(new Set(orders.map((items) => statusLabel(placed, items, locale))).size).toBe(3);
    }
  });
});
