import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import { money, multiplyMoney, percentSaved, sumMoney } from 'shared-contracts/money';

/** Creates a line whose sums follow from price and quantity, as on the server. `rrp` is for the whole quantity. */
export function basketItem(
  change: Partial<BasketItem> & { price?: number; retail?: number; currency?: string } = {},
): BasketItem {
  const { price = 32900, retail = 54900, currency = 'GBP', ...rest } = change;
  const qty = rest.qty ?? 1;
  const cartItemId = rest.cartItemId ?? 5;
  return {
    cartItemId,
    productId: 100 + cartItemId,
    sku: `RIDGE-92-${cartItemId}`,
    name: 'Ridge 92',
    brand_name: 'Nordvind',
    url: `/catalog/product/view/id/${100 + cartItemId}/`,
    image: { url: '/media/product/RIDGE-92/main.svg', alt: 'Nordvind Ridge 92', width: 800, height: 1000 },
    qty,
    maxQty: 4,
    options: [{ name: 'Length', selected_value: { id: 9, value: '178 cm' } }],
    unitPrice: money(price, currency),
    subtotal: multiplyMoney(money(price, currency), qty),
    rrp: multiplyMoney(money(retail, currency), qty),
    discountAmount: money(0, currency),
    discount: percentSaved(money(retail, currency), money(price, currency)),
    productType: 'configurable',
    fittingForm: null,
    parts: [],
    // Noon of 4 and 6 February 2026.
    estimatedDeliveryStart: Date.UTC(2026, 1, 4, 12) / 1000,
    estimatedDeliveryEnd: Date.UTC(2026, 1, 6, 12) / 1000,
    ...rest,
  };
}

export function basketOf(items: readonly BasketItem[], change: Partial<Basket> = {}): Basket {
  const currency = items[0]?.unitPrice?.currency ?? 'GBP';
  const delivery = money(495, currency);
  const subtotal = sumMoney(
    items.flatMap((item) => item.subtotal ?? []),
    currency,
  );
  const rrp = sumMoney(
    items.flatMap((item) => item.rrp ?? []),
    currency,
  );
  const total = sumMoney([subtotal, delivery], currency);
  // 20 % VAT, as in Great Britain.
  const vat = multiplyMoney(total, 1 / 6);
  const savings = money(Math.max(0, rrp.amount - subtotal.amount), currency);
  return {
    version: 3,
    items: [...items],
    basketCount: items.reduce((count, item) => count + item.qty, 0),
    order: {
      currency,
      subtotal,
      total,
      vat,
      totalExVat: money(total.amount - vat.amount, currency),
      rrpSavings: savings,
      hasSavings: savings.amount > 0,
      errorMessages: [],
      discounts: { rewardPoints: null, promoCodes: [], automatic: [], amount: money(0, currency) },
      deliveryFee: delivery,
      hasDeliveryFee: true,
      untilFreeDelivery: null,
      quoteId: 1,
    },
    user: { loyaltyPoints: 0 },
    groups: [],
    selected_carrier: null,
    view: 'default_shipping',
    ...change,
  };
}

/** Creates a bundle of a ski with its binding and the fitting answers. */
export function basketSet(change: Parameters<typeof basketItem>[0] = {}): BasketItem {
  return basketItem({
    cartItemId: 7,
    name: 'Ridge 92 with Grip 12',
    productType: 'bundle',
    options: [],
    parts: [
      { label: 'Ski', name: 'Ridge 92', options: '178 cm' },
      { label: 'Binding', name: 'Grip 12', options: '95 mm, black' },
    ],
    fittingForm: {
      soleLengthMm: 305,
      bootNorm: 'gripwalk',
      weightKg: 72.5,
      heightCm: 178,
      birthYear: 1990,
      skierType: 2,
    },
    price: 64900,
    retail: 79900,
    ...change,
  });
}
