import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import { maxQuantity } from 'shared-contracts/api/basket';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../db/client.ts';
import { fullName } from '../catalogue/full-name.ts';
import { shelfOf } from '../catalogue/shelf.ts';
import { productImage } from '../media/image-urls.ts';
import { deliveryFee } from '../pricing/delivery.ts';
import { priceView, type PriceView } from '../pricing/price-view.ts';
import {
  findBasket,
  findChosenOptions,
  findLineDetails,
  type BasketOwner,
  type ChosenOption,
  type LineDetails,
} from './repository.ts';

export interface BasketReader {
  store: Store;
  /** Null for a guest who has no session yet, and so no basket. */
  owner: BasketOwner | null;
  isMember: boolean;
  loyaltyPoints: number;
  view: Basket['view'];
}

/** The basket with every sum worked out here: a client shows numbers, it never adds them up. */
export async function readBasket(db: Queryable, reader: BasketReader): Promise<Basket> {
  const { store, owner } = reader;
  const basket = owner === null ? null : await findBasket(db, owner);
  const [lines, options] =
    basket === null
      ? [[], []]
      : await Promise.all([findLineDetails(db, basket.id, shelfOf(store)), findChosenOptions(db, basket.id)]);
  const prices = priceView(store, reader.isMember);
  const optionsOf = Map.groupBy(options, (option) => option.lineId);
  const items = lines.map((line) => toItem(line, optionsOf.get(line.lineId) ?? [], store.locale, prices));

  return {
    version: basket?.version ?? 0,
    items,
    basketCount: lines.reduce((count, line) => count + line.qty, 0),
    order: {
      ...totals(lines, prices),
      errorMessages: shortages(lines, store.locale),
      discounts: { rewardPoints: null, promoCodes: [] },
      quoteId: basket?.id ?? null,
    },
    user: { loyaltyPoints: reader.loyaltyPoints },
    groups: [],
    selected_carrier: null,
    view: reader.view,
  };
}

function toItem(
  line: LineDetails,
  options: readonly ChosenOption[],
  locale: StoreLocale,
  prices: PriceView,
): BasketItem {
  return {
    cartItemId: line.lineId,
    productId: line.productId,
    sku: line.sku,
    name: line.name,
    brand_name: line.brandName,
    url: paths.product(line.productId),
    image: productImage(line.sku, 'main', fullName(line.brandName, line.name, locale)),
    qty: line.qty,
    maxQty: mostOf(line.stock),
    options: options.map((option) => ({
      name: option.attribute[locale],
      selected_value: { id: option.valueId, value: option.value[locale] },
    })),
    ...prices.line(line, line.qty),
    productType: line.productType,
  };
}

function totals(lines: readonly LineDetails[], prices: PriceView) {
  const subtotal = lines.reduce((sum, line) => sum + line.special * line.qty, 0);
  const savings = lines.reduce((sum, line) => sum + Math.max(0, line.retail - line.special) * line.qty, 0);
  const fee = deliveryFee(prices.currency, subtotal);
  return {
    currency: prices.currency,
    subtotal: prices.money(subtotal),
    total: prices.money(subtotal + fee),
    rrpSavings: prices.money(savings),
    hasSavings: prices.isVisible && savings > 0,
    deliveryFee: prices.money(fee),
    hasDeliveryFee: prices.isVisible && fee > 0,
  };
}

export function mostOf(stock: number): number {
  return Math.max(0, Math.min(maxQuantity, stock));
}

/** Nothing is reserved: what was there when it was added may be gone by now. */
function shortages(lines: readonly LineDetails[], locale: StoreLocale): string[] {
  return lines
    .filter((line) => line.qty > mostOf(line.stock))
    .map((line) => shortage[locale](fullName(line.brandName, line.name, locale), mostOf(line.stock)));
}

const shortage: Record<StoreLocale, (product: string, left: number) => string> = {
  en_GB: (product, left) =>
    left === 0
      ? `${product} has sold out. Please remove it to continue.`
      : `Only ${left} of ${product} left. Please reduce the quantity to continue.`,
  fr_FR: (product, left) =>
    left === 0
      ? `${product} est épuisé. Retire-le du panier pour continuer.`
      : `Il ne reste que ${left} exemplaire${left > 1 ? 's' : ''} de ${product}. Réduis la quantité pour continuer.`,
};
