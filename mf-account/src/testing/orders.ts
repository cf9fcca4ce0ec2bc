import { money } from 'shared-contracts/money';
import { answer, ErrorResponse } from 'shared-runtime/standalone';
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

/** The member has one order. */
export const orderHandler = answer('order-details-new', ({ id }) =>
  id === 123 ? orderDetails() : new ErrorResponse('not_found'),
);
