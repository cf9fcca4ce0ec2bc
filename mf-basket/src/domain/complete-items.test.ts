import type { BasketItem } from 'shared-contracts/api/basket';
import { takeConsoleErrors } from 'shared-runtime/testing';
import { basketItem, basketOf } from '../testing/basket-factory.ts';
import { withCompleteItems } from './complete-items.ts';

const withValue = (value: unknown) =>
  ({
    ...basketItem({ cartItemId: 8 }),
    options: [{ name: 'Length', selected_value: value }],
  }) as BasketItem;

describe('withCompleteItems', () => {
  it.each([undefined, null, {}, { id: 9, value: '' }])(
    'drops an item whose selected value is %j, and logs it',
    (value) => {
      const basket = basketOf([basketItem(), withValue(value)]);
      const { items, order } = withCompleteItems(basket);
      expect(items).toEqual([basketItem()]);
      expect(order).toEqual(basket.order);
      expect(takeConsoleErrors()).toEqual([expect.stringMatching(/^Line 8 \(RIDGE-92-8\) of the basket/)]);
    },
  );

  it('keeps a basket as it is if every option has a value', () => {
    const basket = basketOf([basketItem(), basketItem({ cartItemId: 6, options: [] })]);
    expect(withCompleteItems(basket)).toBe(basket);
  });
});
