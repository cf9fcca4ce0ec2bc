import type { RequestHandler } from 'msw';
import type { ParsedRequestOf } from 'shared-contracts/api';
import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import { answer, ErrorResponse } from 'shared-runtime/standalone';
import { basketItem, basketOf } from './basket-factory.ts';

export interface FakeBasket {
  handlers: RequestHandler[];
  /** Requests in the order of their arrival. */
  reads: ParsedRequestOf<'basket-data'>[];
  updates: ParsedRequestOf<'basket-update'>[];
  /** Changes the basket like another device. */
  change(items: readonly BasketItem[]): void;
  /** Holds back all further changes until the returned function is called. */
  hold(): () => void;
}

/** Creates handlers for both endpoints of a basket that checks version and stock like the API. */
export function fakeBasket(start: readonly BasketItem[], extra: Partial<Basket['order']> = {}): FakeBasket {
  let items = [...start];
  let version = 3;
  let removed: BasketItem | undefined;
  let held: Promise<void> = Promise.resolve();
  const reads: FakeBasket['reads'] = [];
  const updates: FakeBasket['updates'] = [];

  function currentBasket(view: Basket['view']): Basket {
    const basket = basketOf(items, { version, view });
    return { ...basket, order: { ...basket.order, ...extra } };
  }

  function apply({
    cartItemId,
    qty,
    version: sentVersion,
  }: ParsedRequestOf<'basket-update'>): Basket | ErrorResponse {
    const storedItems = removed && qty > 0 ? [...items, removed] : items;
    const item = storedItems.find((each) => each.cartItemId === cartItemId);
    if (sentVersion !== version)
      return new ErrorResponse('basket_changed', { basket: currentBasket('default_shipping') });
    if (!item) return new ErrorResponse('not_found');
    if (qty > item.maxQty) return new ErrorResponse('out_of_stock');
    if (qty === 0) removed = item;
    const changed = { ...withQuantity(item, Math.max(qty, 1)), qty };
    items = [...items.filter((each) => each.cartItemId !== cartItemId), changed]
      .filter((each) => each.qty > 0)
      .toSorted((one, other) => one.cartItemId - other.cartItemId);
    version += 1;
    return currentBasket('default_shipping');
  }

  return {
    reads,
    updates,
    handlers: [
      answer('basket-data', (request) => {
        reads.push(request);
        return currentBasket(request.variant);
      }),
      answer('basket-update', async (request) => {
        updates.push(request);
        await held;
        return apply(request);
      }),
    ],
    change(next) {
      items = [...next];
      version += 1;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

function withQuantity(item: BasketItem, qty: number): BasketItem {
  const price = item.unitPrice?.amount ?? 0;
  const retail = (item.rrp?.amount ?? 0) / item.qty;
  const currency = item.unitPrice?.currency ?? 'GBP';
  const sums = basketItem({ price, retail, qty, currency });
  return { ...item, qty, subtotal: sums.subtotal, rrp: sums.rrp };
}
