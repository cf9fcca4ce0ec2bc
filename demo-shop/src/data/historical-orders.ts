import type { InitialHistoricalOrder } from 'storefront-ports/initial-shop';

const common = {
  currency: 'GBP',
  statusLabel: 'Completed',
  dispatchMethod: 'Standard delivery',
  paymentMethod: 'Credit or debit card',
};

/** Orders of a member in the former system, which knew fewer details. */
export const historicalOrders: readonly InitialHistoricalOrder[] = [
  {
    ...common,
    incrementId: 'H-20417',
    orderedAt: '2019-11-29T18:12:00Z',
    delivery: 1_200,
    vat: 4_700,
    items: [
      {
        sku: 'H-RIDGE-88',
        brandName: 'Varnhorn',
        name: 'Ridge 88',
        options: [{ name: 'Length', value: '172 cm' }],
        qtyOrdered: 1,
        price: 24_900,
      },
      {
        sku: 'H-WAX-2',
        brandName: 'Ardmoor',
        name: 'Universal wax',
        options: [],
        qtyOrdered: 2,
        price: 1_050,
      },
    ],
  },
  {
    ...common,
    incrementId: 'H-31102',
    orderedAt: '2021-01-09T09:40:00Z',
    delivery: 495,
    vat: 783,
    items: [
      {
        sku: 'H-SOCKS-40',
        brandName: 'Ardmoor',
        name: 'Merino Socks',
        options: [{ name: 'Size', value: '40–42' }],
        qtyOrdered: 3,
        price: 1_400,
      },
    ],
  },
];
