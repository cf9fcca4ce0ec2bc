import { storeLocales } from 'shared-contracts/locales';
import { itemLabel, itemStatusesOf } from './item-statuses.ts';

const ordered = { qtyOrdered: 6, qtyShipped: 0, qtyDelivered: 0, qtyCanceled: 0, qtyReturned: 0 };
const placed = { state: 'placed' } as const;

function statuses(changes: Partial<typeof ordered>, order: Parameters<typeof itemStatusesOf>[1] = placed) {
  const found = itemStatusesOf({ ...ordered, ...changes }, order, 'en_GB');
  return {
    quantities: Object.fromEntries(found.map(({ status, qty }) => [status, qty])),
    label: itemLabel(found, 'en_GB'),
  };
}

describe('itemStatusesOf', () => {
  it('divides the pieces of an item into statuses that add up', () => {
    const changes = { qtyShipped: 4, qtyDelivered: 3, qtyReturned: 1, qtyCanceled: 1 };
    expect(statuses(changes)).toEqual({
      quantities: { Processing: 1, Shipped: 1, Delivered: 2, Returned: 1, Canceled: 1 },
      label: 'Partly dispatched',
    });
  });

  it.each([
    ['placed', 'Processing', 'Being prepared'],
    ['pending_payment', 'Waiting', 'Waiting for payment'],
    ['canceled', 'Canceled', 'Cancelled'],
  ] as const)('names pieces of an order that is %s', (state, status, label) => {
    expect(statuses({}, { state })).toEqual({ quantities: { [status]: 6 }, label });
  });

  it.each([
    [{ qtyShipped: 6 }, 'Dispatched'],
    [{ qtyShipped: 5, qtyCanceled: 1 }, 'Dispatched'],
    [{ qtyShipped: 6, qtyDelivered: 6 }, 'Delivered'],
    [{ qtyShipped: 6, qtyDelivered: 6, qtyReturned: 6 }, 'Returned'],
    [{ qtyShipped: 1 }, 'Partly dispatched'],
    [{ qtyCanceled: 2 }, 'Being prepared'],
  ])('labels an item with %j', (changes, label) => {
    expect(statuses(changes).label).toBe(label);
  });

  it('has a label in every language', () => {
    const all = { qtyOrdered: 5, qtyShipped: 3, qtyDelivered: 2, qtyReturned: 1, qtyCanceled: 1 };
    for (const locale of storeLocales) {
      const found = itemStatusesOf({ ...ordered, ...all }, placed, locale);
      expect(new Set(found.map(({ statusLabel }) => statusLabel)).size).toBe(5);
    }
  });
});
