import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import { fittingAnswersSchema } from 'shared-contracts/forms/fitting';
import { paths } from 'shared-contracts/routes';
import { fullProductName } from 'shared-contracts/product-name';
import type { Queryable } from '../../db/client.ts';
import { estimateDelivery, isDeliverable, toTimestamp } from '../delivery/estimate.ts';
import { mainImage } from '../media/images.ts';
import { priceView, type PriceView } from '../pricing/price-view.ts';
import { allowedPieces, basketErrors } from './basket-errors.ts';
import { sumsOfBasket, type BasketSums, type Buyer, type PricedLine } from './basket-sums.ts';
import { discountsOf } from './discounts.ts';
import { maxLineQuantity } from './lines/max-line-quantity.ts';
import {
  findChosenOptions,
  findChosenParts,
  type ChosenOption,
  type ChosenPart,
} from './lines/line-details.ts';
import { parcelsOf } from './parcels.ts';
import { findBasket, type BasketOwner, type BasketRow } from './repository.ts';
import { totalsOf } from './totals.ts';

export interface BasketReadOptions extends Buyer {
  /** Null for a guest without a session, who has no basket. */
  owner: BasketOwner | null;
  view: Basket['view'];
  /** Destination of the delivery. */
  country: string;
  /** Gross price of the chosen delivery, minor units. @default standard delivery */
  delivery?: number;
}

interface DisplayContext {
  store: Store;
  prices: PriceView;
  country: string;
  now: Date;
}

/** Returns the basket with all sums, so that clients do not have to calculate. */
export async function readBasket(db: Queryable, readOptions: BasketReadOptions): Promise<Basket> {
  const { owner } = readOptions;
  return describeBasket(db, owner === null ? null : await findBasket(db, owner), readOptions);
}

/** Does the same for a basket row that was just read or changed. */
export async function describeBasket(
  db: Queryable,
  basket: BasketRow | null,
  readOptions: Omit<BasketReadOptions, 'owner'>,
): Promise<Basket> {
  const { store, country, now, customer, delivery = null } = readOptions;
  const basketSums = await sumsOfBasket(db, basket, readOptions, {
    delivery,
    // A country without delivery has no VAT rate here, so the store's own country is used until there is an address.
    country: isDeliverable(country) ? country : store.country,
  });
  const { lines } = basketSums;
  const prices = priceView(store, customer !== null);
  return {
    version: basket?.version ?? 0,
    items: await describeLines(db, basket, basketSums, { store, prices, country, now }),
    basketCount: lines.reduce((count, line) => count + line.qty, 0),
    order: {
      ...totalsOf(basketSums, prices),
      errorMessages: basketErrors(lines, store.locale),
      discounts: discountsOf(basketSums, prices, store),
      quoteId: basket?.id ?? null,
    },
    user: { loyaltyPoints: basketSums.availablePoints },
    groups: parcelsOf(lines, store.locale),
    selected_carrier: null,
    view: readOptions.view,
  };
}

async function describeLines(
  db: Queryable,
  basket: BasketRow | null,
  { lines, sums }: BasketSums,
  display: DisplayContext,
): Promise<BasketItem[]> {
  if (basket === null || lines.length === 0) return [];
  const options = await findChosenOptions(db, basket.id);
  const hasBundle = lines.some((line) => line.productType === 'bundle');
  const parts = hasBundle ? await findChosenParts(db, basket.id, display.store) : [];
  const optionsOf = Map.groupBy(options, (option) => option.lineId);
  const partsOf = Map.groupBy(parts, (part) => part.lineId);
  return lines.map((line) => ({
    ...toItem(line, optionsOf.get(line.lineId) ?? [], partsOf.get(line.lineId) ?? [], display),
    discountAmount: display.prices.money(
      sums.lines.find(({ lineId }) => lineId === line.lineId)?.discount ?? 0,
    ),
  }));
}

function toItem(
  line: PricedLine,
  options: readonly ChosenOption[],
  parts: readonly ChosenPart[],
  { store: { locale }, prices, country, now }: DisplayContext,
): Omit<BasketItem, 'discountAmount'> {
  const estimate = line.stock > 0 ? estimateDelivery(now, line.dispatchDays, country) : null;
  return {
    cartItemId: line.lineId,
    productId: line.productId,
    sku: line.sku,
    name: line.name,
    brand_name: line.brandName,
    url: paths.product(line.productId),
    image: mainImage(line, { name: fullProductName(line.brandName, line.name, locale), locale }),
    qty: line.qty,
    maxQty: Math.min(maxLineQuantity(line.stock), allowedPieces(line) ?? Infinity),
    options: options.map((option) => ({
      name: option.attribute[locale],
      selected_value: { id: option.valueId, value: option.value[locale] },
    })),
    ...prices.line(line, line.qty),
    productType: line.productType,
    fittingForm: line.fittingForm === null ? null : fittingAnswersSchema.parse(line.fittingForm),
    parts: toParts(parts, locale),
    estimatedDeliveryStart: estimate === null ? null : toTimestamp(estimate.from),
    estimatedDeliveryEnd: estimate === null ? null : toTimestamp(estimate.to),
  };
}

function toParts(rows: readonly ChosenPart[], locale: StoreLocale): BasketItem['parts'] {
  const parts = Map.groupBy(rows, (row) => row.partId).values();
  return [...parts].map((part) => ({
    label: part.map((row) => row.label[locale])[0] ?? '',
    name: part.map((row) => row.name)[0] ?? '',
    options: part.flatMap((row) => row.value?.[locale] ?? []).join(', '),
  }));
}
