import type { HistoricalOrder } from 'shared-contracts/api/historical-orders';
import { testAddress } from './checkouts.ts';

const pounds = (amount: number) => ({ amount, currency: 'GBP' });
const address = { addressId: null, company: null, street2: null, region: null, ...testAddress };

/** An order of the former system. */
export const historicalContent: Omit<HistoricalOrder, 'id' | 'incrementId' | 'orderDate'> = {
  statusLabel: 'Completed',
  shippingAddress: address,
  billingAddress: address,
  dispatchMethod: 'Standard delivery',
  paymentMethod: 'Credit or debit card',
  subtotal: pounds(18_000),
  discount: pounds(0),
  delivery: pounds(0),
  total: pounds(18_000),
  vat: pounds(3_000),
  items: [
    {
      sku: 'OLD-1',
      name: 'Ridge 88',
      brandName: 'Varnhorn',
      options: [{ name: 'Length', value: '172 cm' }],
      qtyOrdered: 1,
      price: pounds(18_000),
      subtotal: pounds(18_000),
    },
  ],
};
