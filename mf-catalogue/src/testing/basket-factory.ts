import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { basketAdd } from 'shared-contracts/descriptors/basket';
import { priceOf } from './factories.ts';

/** Returns the API's response to the addition of one ski. */
export function basketAddition(quantity = 1): CallResponse<typeof basketAdd> {
  const { current, retailPrice, discount } = priceOf(44900, 64900);
  const added = {
    cartItemId: 5,
    productId: 101,
    sku: 'SKI-101-171',
    name: 'Ravine 98',
    brand_name: 'Varnhorn',
    url: '/catalog/product/view/id/101/',
    image: { url: '/media/product/SKI-101/main.svg', alt: '', width: 800, height: 1000 },
    qty: quantity,
    maxQty: 10,
    options: [{ name: 'Length', selected_value: { id: 2, value: '171 cm' } }],
    unitPrice: current,
    subtotal: current,
    rrp: retailPrice,
    discountAmount: { amount: 0, currency: 'GBP' },
    discount,
    productType: 'configurable' as const,
    fittingForm: null,
    parts: [],
    estimatedDeliveryStart: null,
    estimatedDeliveryEnd: null,
  };
  const order = {
    currency: 'GBP',
    subtotal: current,
    total: current,
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
    basketCount: quantity,
    order,
    user: { loyaltyPoints: 0 },
    groups: [],
    selected_carrier: null,
    view: 'mini' as const,
  };
  return { basket, added };
}
