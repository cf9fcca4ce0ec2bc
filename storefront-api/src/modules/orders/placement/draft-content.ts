import type { Basket } from 'shared-contracts/api/basket';
import type { OrderTexts } from '../../../db/schema/index.ts';
import { variantIdsOf } from '../../basket/basket-access.ts';
import type { CheckoutState } from '../../checkout/checkout-state.ts';
import { freeLabel, paymentLabel } from '../../checkout/payment-methods.ts';
import type { CheckoutShopper } from '../../checkout/shopper.ts';
import { vatRateOf } from '../../pricing/vat.ts';
import type { StockedVariant } from '../../stock/lock-variants.ts';
import type { NewOrder, NewOrderItem } from '../repository.ts';

/** A checkout that lacks nothing. */
export type CompleteCheckout = CheckoutState & {
  [Key in 'basket' | 'email' | 'address' | 'billingAddress' | 'method']: NonNullable<CheckoutState[Key]>;
};

export function isComplete(state: CheckoutState): state is CompleteCheckout {
  const { basket, email, address, billingAddress, method, requirements } = state;
  const isKnown = [basket, email, address, billingAddress, method].every((each) => each !== null);
  return isKnown && requirements.length === 0;
}

interface Placing {
  methodCode: string;
  newsletter?: boolean | undefined;
}

/** Returns the order of a checkout, with everything that it says as data. */
export function draftOrder(
  state: CompleteCheckout,
  basket: Basket,
  { store, customer, owner, now }: CheckoutShopper,
  { methodCode, newsletter = false }: Placing,
): NewOrder {
  const { sums } = state.sums;
  const { lines } = state.sums;
  const belowRetail = lines.map((line) => Math.max(0, line.retail - line.special) * line.qty);
  return {
    storeId: store.id,
    quoteId: state.basket.id,
    basketVersion: state.basket.version,
    customerId: customer?.id ?? null,
    sessionHash: owner !== null && 'sessionHash' in owner ? owner.sessionHash : null,
    email: state.email,
    firstname: customer?.firstname ?? state.address.firstname,
    locale: store.locale,
    currency: store.currency,
    countryId: state.country,
    state: 'draft',
    paymentState: 'none',
    dispatchCode: state.method.code,
    carrier: state.method.carrier,
    paymentCode: methodCode,
    texts: textsOf(
      state,
      basket,
      sums.total === 0 ? freeLabel(store.locale) : paymentLabel(methodCode, store.locale),
    ),
    vatBasisPoints: vatRateOf(state.country, now),
    subtotal: sums.subtotal,
    discount: sums.discount,
    points: sums.points,
    delivery: sums.delivery.gross,
    deliveryDiscount: sums.delivery.discount,
    deliveryVat: sums.delivery.vat,
    deliveryPromotionId: deliveryPromotionOf(sums),
    total: sums.total,
    vat: sums.vat,
    saving: belowRetail.reduce((sum, each) => sum + each, sums.discount + sums.delivery.discount),
    wantsNewsletter: newsletter,
    createdAt: now,
    updatedAt: now,
    placedAt: null,
  };
}

/** Promotions pay goods or the delivery, never both. */
function deliveryPromotionOf({ applied, lines, delivery }: CompleteCheckout['sums']['sums']): number | null {
  if (delivery.discount === 0) return null;
  const ofGoods = new Set(lines.map(({ promotionId }) => promotionId));
  return applied.find(({ promotionId }) => !ofGoods.has(promotionId))?.promotionId ?? null;
}

function textsOf(state: CompleteCheckout, basket: Basket, paymentMethod: string): OrderTexts {
  const { address, billingAddress, collectPoint, row, method } = state;
  const { promoCodes, automatic } = basket.order.discounts;
  const applied = [
    ...promoCodes.filter((code) => code.isActive).map(({ code, label }) => `${code}: ${label}`),
    ...automatic,
  ];
  return {
    shippingAddress: address,
    billingAddress,
    collectPoint,
    phoneCollect: row?.phoneCollect ?? null,
    dispatchMethod: method.label,
    paymentMethod,
    discountDescription: applied.length === 0 ? null : applied.join(', '),
    etaFrom: method.etaFrom,
    etaTo: method.etaTo,
  };
}

/**
 * Returns the items of the order, with the texts that the basket shows.
 *
 * @param variants of the basket, locked
 */
export function draftItems(
  state: CompleteCheckout,
  basket: Basket,
  variants: ReadonlyMap<number, StockedVariant>,
): NewOrderItem[] {
  return state.sums.lines.map((line) => {
    const item = basket.items.find(({ cartItemId }) => cartItemId === line.lineId);
    const content = state.contents.get(line.lineId);
    const parcel = parcelOf(basket, line.lineId);
    const sums = state.sums.sums.lines.find(({ lineId }) => lineId === line.lineId);
    if (item === undefined || content === undefined || sums === undefined) {
      throw new Error('A line of the basket is missing in its sums');
    }
    return {
      productId: line.productId,
      units: variantIdsOf(content).map((variantId) => ({ variantId, sku: skuOf(variants, variantId) })),
      contentKey: content.contentKey,
      sku: line.sku,
      name: line.name,
      brandName: line.brandName,
      url: item.url,
      image: item.image,
      options: item.options.map(({ name, selected_value: { value } }) => ({ name, value })),
      parts: item.parts,
      fittingForm: content.fittingForm,
      qtyOrdered: line.qty,
      price: line.special,
      retail: line.retail,
      subtotal: sums.gross,
      discount: sums.discount,
      points: sums.points,
      vat: sums.vat,
      promotionId: sums.promotionId,
      // The estimate of the item is that of its parcel, as the checkout has shown it.
      dispatchDays: parcel.dispatchDays,
      bundleKind: line.bundleKind,
      warehouse: parcel.id,
    };
  });
}

function parcelOf(basket: Basket, lineId: number): Basket['groups'][number] {
  const parcel = basket.groups.find(({ cartItemIds }) => cartItemIds.includes(lineId));
  if (parcel === undefined) throw new Error('A line of the basket is in no parcel');
  return parcel;
}

function skuOf(variants: ReadonlyMap<number, StockedVariant>, variantId: number): string {
  const variant = variants.get(variantId);
  if (variant === undefined) throw new Error('A variant of the basket was not locked');
  return variant.sku;
}
