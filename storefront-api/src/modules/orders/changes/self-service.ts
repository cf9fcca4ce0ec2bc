import type { FullStoreConfig } from 'shared-contracts/api/shop';
import type { OrderItemRow, OrderRow } from '../repository.ts';

const minuteMs = 60 * 1000;

/** What the member may still do with an order. */
export interface SelfService {
  isSelfEditEnable: boolean;
  isSelfCancelEnable: boolean;
}

type Rules = Pick<
  FullStoreConfig,
  'orderSelfEditEnabled' | 'orderSelfCancelEnabled' | 'orderSelfServiceMinutes'
>;

/**
 * Returns what the member may still do with an order: within the store's minutes after it was placed, while nothing was
 * shipped. What changes the order asks again after it has locked the order with its items.
 */
export function selfServiceOf(
  order: Pick<OrderRow, 'state' | 'placedAt' | 'texts'>,
  items: readonly Pick<OrderItemRow, 'qtyShipped'>[],
  { orderSelfEditEnabled, orderSelfCancelEnabled, orderSelfServiceMinutes }: Rules,
  now: Date,
): SelfService {
  const { state, placedAt, texts } = order;
  const ageMs = placedAt === null ? Infinity : now.getTime() - placedAt.getTime();
  const isChangeable =
    state === 'placed' &&
    ageMs < orderSelfServiceMinutes * minuteMs &&
    items.every(({ qtyShipped }) => qtyShipped === 0);
  return {
    // A parcel for a collect point does not go to the member's address.
    isSelfEditEnable: isChangeable && orderSelfEditEnabled && texts.collectPoint === null,
    isSelfCancelEnable: isChangeable && orderSelfCancelEnabled,
  };
}
