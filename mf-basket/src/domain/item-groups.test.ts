import { basketItem } from '../testing/basket-factory.ts';
import { itemGroups } from './item-groups.ts';

const [ski, jacket, poles] = [5, 6, 7].map((cartItemId) => basketItem({ cartItemId }));
const items = [ski, jacket, poles].filter((item) => item !== undefined);
const group = (id: string, ...cartItemIds: number[]) => ({
  id,
  label: `From ${id}`,
  cartItemIds,
  dispatchDays: 1,
});

describe('itemGroups', () => {
  it('returns the items of each parcel', () => {
    const groups = [group('warehouse', 5, 7), group('supplier-2', 6)];
    expect(itemGroups({ items, groups })).toEqual([
      { id: 'warehouse', label: 'From warehouse', items: [ski, poles] },
      { id: 'supplier-2', label: 'From supplier-2', items: [jacket] },
    ]);
  });

  it.each([
    ['there is one parcel', [group('warehouse', 5, 6, 7)]],
    ['there are no parcels', []],
    ['an item is in none', [group('warehouse', 5), group('supplier-2', 6)]],
    ['all others are empty', [group('warehouse', 5, 6, 7), group('supplier-2')]],
  ])('returns one group without a label if %s', (_why, groups) => {
    expect(itemGroups({ items, groups })).toEqual([{ id: null, label: '', items }]);
  });
});
