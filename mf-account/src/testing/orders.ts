import { money } from 'shared-contracts/money';
import { answer, ErrorResponse } from 'shared-runtime/standalone';
import { paths } from 'shared-contracts/routes';
import type { HistoricalOrder } from '../api/historical-orders-query.ts';
import type { ListedOrder } from '../api/order-history-query.ts';
import type { OrderDetails, OrderItem } from '../api/order-details-query.ts';

const pounds = (amount: number) => money(amount, 'GBP');

const writtenAddress = {
  addressId: 1,
  firstname: 'Anna',
  lastname: 'Berg',
  company: null,
  street1: '14 Corn Mill Lane',
  street2: null,
  city: 'Leeds',
  region: null,
  postcode: 'LS1 4AB',
  country_id: 'GB',
  telephone: '+441132430000',
};

export const collectPoint = {
  id: 'p1',
  carrier: 'postwise',
  name: 'Corner Shop',
  street: '5 High Street',
  postcode: 'LS1 2AA',
  city: 'Leeds',
  country_id: 'GB',
  openingHours: [[], [], [], [], [], [], []],
  distance: null,
};

/** Noon of a day in February 2026, in seconds. */
const noon = (day: number) => Date.UTC(2026, 1, day, 12) / 1000;

/** Returns an item of an order as the API has it. */
export function orderItem(change: Partial<OrderItem> = {}): OrderItem {
  return {
    id: 1,
    productId: 105,
    sku: 'RIDGE-92-5',
    name: 'Ridge 92',
    brandName: 'Nordvind',
    url: '/catalog/product/view/id/105/',
    image: { url: '/media/product/RIDGE-92/main.svg', alt: '', width: 800, height: 1000 },
    options: [{ name: 'Length', value: '178 cm' }],
    parts: [],
    qtyOrdered: 1,
    qtyShipped: 0,
    price: pounds(32_900),
    subtotal: pounds(32_900),
    discount: pounds(0),
    statusLabel: 'Being prepared',
    statuses: [{ qty: 1, status: 'Processing', statusLabel: 'Being prepared' }],
    estimatedDelivery: { start: noon(4), end: noon(6) },
    bundleType: null,
    fittingForm: null,
    shippedItems: [],
    ...change,
  };
}

/** Returns an order of the member as the API has it. */
export function orderDetails(change: Partial<OrderDetails> = {}): OrderDetails {
  const items = change.items ?? [orderItem()];
  return {
    id: 123,
    incrementId: '100000123',
    orderDate: '2026-02-01T10:00:00.000Z',
    state: 'placed',
    paymentState: 'authorised',
    statusLabel: 'Being prepared',
    email: 'anna@example.com',
    shippingAddress: writtenAddress,
    billingAddress: { ...writtenAddress, street1: '2 Bank Street' },
    collectPoint: null,
    dispatchMethod: 'Standard delivery',
    etaFrom: noon(4),
    etaTo: noon(6),
    paymentMethod: 'Credit or debit card',
    subtotal: pounds(32_900),
    discount: pounds(2_000),
    discountDescription: 'WELCOME20',
    rewardPoints: 500,
    delivery: pounds(495),
    total: pounds(30_895),
    totalExVat: pounds(25_746),
    vat: pounds(5_149),
    currencyFormat: '£#',
    savingAmount: pounds(9_000),
    savingPercent: 22,
    isSelfEditEnable: true,
    isSelfCancelEnable: true,
    groups: [
      {
        id: 'warehouse',
        label: 'Sent from our warehouse',
        itemIds: items.map(({ id }) => id),
        dispatchDays: 2,
      },
    ],
    warehouse: 'warehouse',
    deliveryZone: 'GB',
    items,
    ...change,
  };
}

type ShippedItem = OrderItem['shippedItems'][number];

/** Returns pieces of an item that left in a parcel. */
export function shippedItem(change: Partial<ShippedItem> = {}): ShippedItem {
  return {
    shipmentId: 71,
    tracking: {
      trackingUrl: 'https://track.example/PW1',
      trackingNumber: 'PW1',
      trackingProvider: 'Postwise',
    },
    shippedQty: 1,
    shippedDate: '2026-02-03T09:00:00.000Z',
    status: 'Dispatched',
    subtotal: pounds(32_900),
    warehouse: 'warehouse',
    deliveryZone: 'GB',
    ...change,
  };
}

/** Returns an order of the history as the API has it. */
export function listedOrder(change: Partial<ListedOrder> = {}): ListedOrder {
  const { id, incrementId, orderDate, state, paymentState, statusLabel, total } = orderDetails();
  const facts = { id, incrementId, orderDate, state, paymentState, statusLabel, total };
  return { ...facts, qty: 1, images: [orderItem().image], details: null, ...change };
}

/** Returns an order of the former shop as the API has it. */
export function historicalOrder(change: Partial<HistoricalOrder> = {}): HistoricalOrder {
  const { name, brandName, options, qtyOrdered, price, subtotal } = orderItem();
  const { shippingAddress, billingAddress, dispatchMethod, paymentMethod, delivery, total, vat } =
    orderDetails();
  return {
    id: 4,
    incrementId: 'H-31102',
    orderDate: '2021-01-09T09:40:00.000Z',
    statusLabel: 'Completed',
    shippingAddress,
    billingAddress,
    dispatchMethod,
    paymentMethod,
    delivery,
    total,
    vat,
    subtotal,
    discount: pounds(0),
    items: [{ sku: 'H-RIDGE', name, brandName, options, qtyOrdered, price, subtotal }],
    ...change,
  };
}

const orderHandler = answer('order-details-new', ({ id }) =>
  id === 123 ? orderDetails() : new ErrorResponse('not_found'),
);

const ofOrder = <Answer>(id: number, value: Answer) => (id === 123 ? value : new ErrorResponse('not_found'));

/** A shop whose member has one order, and one in the former shop. */
export const orderHandlers = [
  orderHandler,
  answer('helpdesk-orders', () => ({
    orders: [listedOrder()],
    pagesCount: 1,
    currentPage: 1,
    total: 1,
  })),
  answer('order-returns', ({ order_id: id }) =>
    ofOrder(id, { returns: [], returnable: [], returnableUntil: null, canWithdraw: true }),
  ),
  answer('order-invoices', ({ order_id: id }) => ofOrder(id, { invoices: [] })),
  answer('tracking-details', ({ shipmentId }) =>
    shipmentId === 71
      ? {
          shipmentId,
          ...shippedItem().tracking,
          trackingProvider: 'Postwise',
          events: [{ at: '2026-02-03T09:00:00.000Z', state: 'in_transit', label: 'On its way' }],
        }
      : new ErrorResponse('not_found'),
  ),
  answer('self-cancel-order', ({ order_id: id }) =>
    ofOrder(id, {
      ...orderDetails({
        state: 'canceled',
        statusLabel: 'Cancelled',
        isSelfCancelEnable: false,
        isSelfEditEnable: false,
        savingAmount: null,
        savingPercent: null,
      }),
      redirect: paths.orderChanged(id, 'canceled'),
    }),
  ),
  answer('self-edit-address-order', ({ order_id: id, address }) =>
    ofOrder(id, {
      ...orderDetails({
        shippingAddress: { ...writtenAddress, street1: address.street1 },
        savingAmount: null,
        savingPercent: null,
      }),
      redirect: paths.orderChanged(id, 'address-changed'),
    }),
  ),
  answer('historical-orders', ({ year }) => {
    const { id, incrementId, orderDate, statusLabel, total } = historicalOrder();
    const orders = [{ id, incrementId, orderDate, statusLabel, total }];
    return { years: [2021, 2019], year: year ?? 2021, orders: year === 2019 ? [] : orders };
  }),
  answer('historical-order-view', ({ id }) =>
    id === 4 ? historicalOrder() : new ErrorResponse('not_found'),
  ),
];
