import type { RequestHandler } from 'msw';
import type { ParsedRequestOf } from 'shared-contracts/api';
import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import { money } from 'shared-contracts/money';
import { answer, ErrorResponse } from 'shared-runtime/standalone';
import { basketItem, basketOf } from './basket-factory.ts';

export interface FakeBasket {
  handlers: RequestHandler[];
  /** Requests in the order of their arrival. */
  reads: ParsedRequestOf<'basket-data'>[];
  updates: ParsedRequestOf<'basket-update'>[];
  /** Lines whose estimated delivery was looked up. */
  lookups: ParsedRequestOf<'product-dispatch-date'>[];
  /** Requests that apply or remove a discount. */
  discounts: (ParsedRequestOf<'basket-apply-discount'> & { action: 'apply' | 'remove' })[];
  /** Changes the basket like another device. */
  change(items: readonly BasketItem[]): void;
  /** Holds back all further changes until the returned function is called. */
  hold(): () => void;
}

const discountOfCode = 1_000;

interface Extra {
  points?: number;
  carrier?: string;
  /** Lines that their supplier sends: the basket has two parcels. */
  suppliedIds?: readonly number[];
}

/**
 * Creates handlers for the endpoints of a basket that checks version and stock like the API. It knows the code
 * WELCOME10, and LATER, which does not apply.
 */
export function fakeBasket(
  start: readonly BasketItem[],
  extra: Partial<Basket['order']> & Extra = {},
): FakeBasket {
  let items = [...start];
  let version = 3;
  let removed: BasketItem | undefined;
  let held: Promise<void> = Promise.resolve();
  const reads: FakeBasket['reads'] = [];
  const updates: FakeBasket['updates'] = [];
  const lookups: FakeBasket['lookups'] = [];
  const discounts: FakeBasket['discounts'] = [];
  let codes: string[] = [];
  let points: number | null = null;

  function currentBasket(view: Basket['view'], isGrouped = view === 'default_shipping'): Basket {
    const { points: loyaltyPoints = 0, carrier = null, suppliedIds = [], ...order } = extra;
    const basket = basketOf(items, {
      version,
      view,
      user: { loyaltyPoints },
      selected_carrier: carrier,
      groups: isGrouped ? groupsOf(items, suppliedIds) : [],
    });
    const discount = codes.includes('WELCOME10') ? discountOfCode : 0;
    const { currency, total } = basket.order;
    const sums = {
      total: money((total?.amount ?? 0) - discount - (points ?? 0), currency),
      discounts: {
        rewardPoints: points,
        promoCodes: codes.map((code) => ({
          code,
          isActive: code === 'WELCOME10',
          label: code === 'WELCOME10' ? '£10 off your first order' : 'Something for later',
          reason: code === 'WELCOME10' ? null : 'This code is not valid yet.',
        })),
        automatic: [],
        amount: money(discount, currency),
      },
    };
    return { ...basket, order: { ...basket.order, ...sums, ...order } };
  }

  function changeDiscount(change: FakeBasket['discounts'][number]): Basket | ErrorResponse {
    const { action, type, info, version: sentVersion, groupItems = false } = change;
    const code = info.toUpperCase();
    if (sentVersion !== version)
      return new ErrorResponse('basket_changed', { basket: currentBasket('default_shipping') });
    if (type === 'points') points = action === 'apply' ? Number(info) : null;
    else if (action === 'remove') codes = codes.filter((each) => each !== code);
    else if (code === 'WELCOME10' || code === 'LATER') codes = [...codes, code];
    else return new ErrorResponse('unknown_code');
    version += 1;
    return currentBasket('default_shipping', groupItems);
  }

  async function answerDiscount(change: FakeBasket['discounts'][number]) {
    discounts.push(change);
    await held;
    return changeDiscount(change);
  }

  function apply({
    cartItemId,
    qty,
    version: sentVersion,
    groupItems = false,
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
    return currentBasket('default_shipping', groupItems);
  }

  return {
    reads,
    updates,
    lookups,
    discounts,
    handlers: [
      answer('basket-data', (request) => {
        reads.push(request);
        return currentBasket(request.variant);
      }),
      answer('product-dispatch-date', (request) => {
        lookups.push(request);
        const item = items.find(({ cartItemId }) => cartItemId === request.cartItemId);
        if (item === undefined) return new ErrorResponse('not_found');
        const { productId, cartItemId, estimatedDeliveryStart: begin, estimatedDeliveryEnd: end } = item;
        if (begin === null || end === null) return { estimates: [] };
        return { estimates: [{ productId, cartItemId, start: begin, end }] };
      }),
      answer('basket-update', async (request) => {
        updates.push(request);
        await held;
        return apply(request);
      }),
      answer('basket-apply-discount', (request) => answerDiscount({ ...request, action: 'apply' })),
      answer('basket-remove-discount', (request) => answerDiscount({ ...request, action: 'remove' })),
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

function groupsOf(items: readonly BasketItem[], suppliedIds: readonly number[]): Basket['groups'] {
  const group = (id: string, label: string, isOfGroup: (id: number) => boolean) => ({
    id,
    label,
    cartItemIds: items.map(({ cartItemId }) => cartItemId).filter(isOfGroup),
    dispatchDays: 1,
  });
  return [
    group('warehouse', 'Sent from our warehouse', (id) => !suppliedIds.includes(id)),
    group('supplier-2', 'Sent directly by Nordvind', (id) => suppliedIds.includes(id)),
  ].filter(({ cartItemIds }) => cartItemIds.length > 0);
}

function withQuantity(item: BasketItem, qty: number): BasketItem {
  const price = item.unitPrice?.amount ?? 0;
  const retail = (item.rrp?.amount ?? 0) / item.qty;
  const currency = item.unitPrice?.currency ?? 'GBP';
  const sums = basketItem({ price, retail, qty, currency });
  return { ...item, qty, subtotal: sums.subtotal, rrp: sums.rrp };
}
