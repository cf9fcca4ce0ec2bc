import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { basketAdd } from 'shared-contracts/descriptors/basket';

/** Returns the API's response to the addition of one backpack. */
export function basketAddition(): CallResponse<typeof basketAdd> {
  const price = { amount: 12_900, currency: 'GBP' };
  const added = {
    cartItemId: 5,
    productId: 119,
    sku: 'SIG-RELAY-32',
    name: 'Relay 32 ski backpack',
    brand_name: 'Signal',
    url: '/catalog/product/view/id/119/',
    image: { url: '/a.svg', alt: '', width: 1, height: 1 },
    qty: 1,
    maxQty: 10,
    options: [],
    unitPrice: price,
    subtotal: price,
    rrp: price,
    discountAmount: { amount: 0, currency: 'GBP' },
    discount: 0,
    productType: 'simple' as const,
    fittingForm: null,
    parts: [],
    estimatedDeliveryStart: null,
    estimatedDeliveryEnd: null,
  };
  const order = {
    currency: 'GBP',
    subtotal: price,
    total: price,
    vat: null,
    totalExVat: null,
    rrpSavings: null,
    hasSavings: false,
    errorMessages: [],
    discounts: { rewardPoints: null, promoCodes: [], automatic: [], amount: { amount: 0, currency: 'GBP' } },
    deliveryFee: null,
    hasDeliveryFee: false,
    untilFreeDelivery: null,
    quoteId: 1,
  };
  const basket = {
    version: 1,
    items: [added],
    basketCount: 1,
    order,
    user: { loyaltyPoints: 0 },
    groups: [],
    selected_carrier: null,
    view: 'mini' as const,
  };
  return { basket, added };
}
