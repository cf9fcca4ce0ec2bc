import type { ResponseOf } from 'shared-contracts/api';
import { fittingAnswersSchema } from 'shared-contracts/forms/fitting';
import { money, percentSaved, type Money } from 'shared-contracts/money';
import type { Store } from 'shared-contracts/stores';
import type { StoreSettings } from '../../stores/config/store-settings.ts';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { parcelLabel } from '../../basket/parcels.ts';
import { amountOfPieces, payableOf } from '../changes/piece-amounts.ts';
import { itemLabel, itemStatusesOf } from './item-statuses.ts';
import { itemFacts, orderFacts } from './order-facts.ts';
import { itemEstimate } from './order-item-estimate.ts';
import { findItems, findOwnOrder, type OrderItemRow, type OrderRow } from '../repository.ts';
import { selfServiceOf } from '../changes/self-service.ts';
import { findShippedPieces, toShippedItem, type ShippedPieces } from './shipped-items.ts';

type OrderDetails = ResponseOf<'order-details-new'>;
type ItemDetails = OrderDetails['items'][number];

interface DetailsRequest {
  orderId: number;
  customerId: number;
  store: Store;
  config: StoreSettings;
  withSavings: boolean;
  now: Date;
}

/** Returns an order of the member. Throws `not_found` for any other one, and for a basket whose payment has failed. */
export async function orderDetails(
  db: Queryable,
  { orderId, customerId, store, config, withSavings, now }: DetailsRequest,
): Promise<OrderDetails> {
  const order = await findOwnOrder(db, orderId, store.id, { customerId, sessionHash: null });
  if (order === null || order.state === 'draft') throw new ShopError('not_found');
  const items = await findItems(db, order.id);
  const shipped = await findShippedPieces(db, [order.id]);
  return describeOrder(order, items, shipped, { store, config, withSavings, now });
}

/** Returns an order as `order-details-new` answers it. `shipped` may contain pieces of other orders. */
export function describeOrder(
  order: OrderRow,
  items: readonly OrderItemRow[],
  shipped: readonly ShippedPieces[],
  { store, config, withSavings, now }: Pick<DetailsRequest, 'store' | 'config' | 'withSavings' | 'now'>,
): OrderDetails {
  const amount = (value: number) => money(value, order.currency);
  const groups = groupsOf(order, items);
  return {
    ...orderFacts(order, items),
    id: order.id,
    currencyFormat: store.currencyTemplate,
    savingAmount: withSavings ? amount(order.saving) : null,
    savingPercent: withSavings ? savingPercentOf(order, items) : null,
    ...canceledOf(order, items),
    ...selfServiceOf(order, items, config, now),
    groups,
    warehouse: groups.length === 1 ? (groups[0]?.id ?? null) : null,
    deliveryZone: order.countryId,
    items: items.map((item) => ({
      ...toItem(item, order, amount),
      shippedItems: shipped
        .filter(({ orderItemId }) => orderItemId === item.id)
        .map((pieces) => toShippedItem(pieces, order)),
    })),
  };
}

/** Canceled pieces are the last ones of an item. Without any piece there is no delivery to pay for. */
function canceledOf(order: OrderRow, items: readonly OrderItemRow[]): Pick<OrderDetails, 'canceledAmount'> {
  if (items.every(({ qtyCanceled }) => qtyCanceled === 0)) return {};
  const isWhole = items.every(({ qtyOrdered, qtyCanceled }) => qtyCanceled === qtyOrdered);
  const ofItems = items.reduce((sum, item) => {
    const { qtyOrdered: of, qtyCanceled } = item;
    return sum + amountOfPieces(payableOf(item), { from: of - qtyCanceled, to: of, of });
  }, 0);
  return { canceledAmount: money(isWhole ? order.total : ofItems, order.currency) };
}

function groupsOf({ locale }: OrderRow, items: readonly OrderItemRow[]): OrderDetails['groups'] {
  return [...Map.groupBy(items, ({ warehouse }) => warehouse)].map(([id, group]) => ({
    id,
    label: parcelLabel(id, group[0]?.brandName ?? '', locale),
    itemIds: group.map((item) => item.id),
    dispatchDays: Math.max(...group.map(({ dispatchDays }) => dispatchDays)),
  }));
}

/** Of the recommended prices of the goods, and of the delivery that a promotion has reduced. */
function savingPercentOf(
  { saving, deliveryDiscount, currency }: OrderRow,
  items: readonly OrderItemRow[],
): number {
  const reference = items.reduce(
    (sum, { retail, price, qtyOrdered }) => sum + Math.max(retail, price) * qtyOrdered,
    deliveryDiscount,
  );
  return percentSaved(money(reference, currency), money(reference - saving, currency));
}

function toItem(
  item: OrderItemRow,
  order: OrderRow,
  amount: (value: number) => Money,
): Omit<ItemDetails, 'shippedItems'> {
  const statuses = itemStatusesOf(item, order, order.locale);
  return {
    ...itemFacts(item, amount),
    qtyShipped: item.qtyShipped,
    statusLabel: itemLabel(statuses, order.locale),
    statuses,
    estimatedDelivery: itemEstimate(item, order, statuses),
    bundleType: item.bundleKind,
    fittingForm: item.fittingForm === null ? null : fittingAnswersSchema.parse(item.fittingForm),
  };
}
