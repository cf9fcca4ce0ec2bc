import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import { fittingAnswersSchema } from 'shared-contracts/forms/fitting';
import { paths } from 'shared-contracts/routes';
import { fullProductName } from 'shared-contracts/product-name';
import type { Queryable } from '../../db/client.ts';
import {
  estimateDelivery,
  isDeliverable,
  speedOf,
  toTimestamp,
  type DeliverySpeed,
} from '../delivery/estimate.ts';
import { mainImage } from '../media/images.ts';
import { priceView, type PriceView } from '../pricing/price-view.ts';
import { allowedPieces, basketErrors } from './basket-errors.ts';
import {
  readBasketFacts,
  sumsOf,
  type BasketFacts,
  type BasketSums,
  type Buyer,
  type PricedLine,
} from './basket-sums.ts';
import type { ChosenDelivery, FindChosenDelivery } from './chosen-delivery.ts';
import { discountsOf } from './discounts.ts';
import { maxLineQuantity } from './lines/max-line-quantity.ts';
import {
  findChosenOptions,
  findChosenParts,
  type ChosenOption,
  type ChosenPart,
} from './lines/line-details.ts';
import { parcelDispatchDays, parcelsOf } from './parcels.ts';
import { findBasket, type BasketOwner, type BasketRow } from './repository.ts';
import { totalsOf } from './totals.ts';

export interface BasketReadOptions extends Buyer {
  /** Null for a guest without a session, who has no basket. */
  owner: BasketOwner | null;
  view: Basket['view'];
  /** Destination of the delivery until one is chosen. */
  country: string;
  /** The chosen delivery, null for none; or the function that finds it. */
  delivery: ChosenDelivery | FindChosenDelivery | null;
  /**
   * Whether the items are sorted by the parcels of the order, which the answer then names in `groups`.
   *
   * @default for the variant `default_shipping`
   */
  isGrouped?: boolean;
  /** If they were read already. */
  facts?: BasketFacts;
}

interface DisplayContext {
  store: Store;
  prices: PriceView;
  country: string;
  speed: DeliverySpeed;
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
  const { store, now, customer, view, isGrouped = view === 'default_shipping' } = readOptions;
  const { basketSums, chosen, country } = await sumsWithDelivery(db, basket, readOptions);
  const { lines } = basketSums;
  const prices = priceView(store, customer !== null);
  const groups = isGrouped ? parcelsOf(lines, store.locale) : [];
  const display = { store, prices, country, speed: speedOf(chosen?.method.kind), now };
  const items = await describeLines(db, basket, basketSums, display);
  return {
    version: basket?.version ?? 0,
    items: isGrouped ? sortedByGroup(items, groups) : items,
    basketCount: lines.reduce((count, line) => count + line.qty, 0),
    order: {
      ...totalsOf(basketSums, prices, chosen?.method.kind),
      errorMessages: basketErrors(lines, store.locale),
      discounts: discountsOf(basketSums, prices, store),
      quoteId: basket?.id ?? null,
    },
    user: { loyaltyPoints: basketSums.availablePoints, isMember: customer !== null },
    groups,
    selected_carrier: chosen?.method.carrier ?? null,
    view,
  };
}

/** Returns the sums with the chosen delivery, or with standard delivery until one is chosen. */
async function sumsWithDelivery(
  db: Queryable,
  basket: BasketRow | null,
  readOptions: Omit<BasketReadOptions, 'owner'>,
) {
  const facts = readOptions.facts ?? (await readBasketFacts(db, basket, readOptions));
  const sums = (price: number | null, to: string) => {
    // A country without delivery has no VAT rate here, so the store's own country is used until there is an address.
    const taxed = isDeliverable(to) ? to : readOptions.store.country;
    return sumsOf(facts, { delivery: price, country: taxed });
  };
  const sumsWith = (chosen: ChosenDelivery) => sums(chosen.method.price.amount, chosen.country);
  const { country, delivery } = readOptions;
  if (typeof delivery === 'object' && delivery !== null) {
    return { basketSums: sumsWith(delivery), chosen: delivery, country: delivery.country };
  }
  const standard = sums(null, country);
  const chosen =
    delivery === null || basket === null ? null : await delivery(db, basket, standard.lines, readOptions);
  if (chosen === null) return { basketSums: standard, chosen, country };
  return { basketSums: sumsWith(chosen), chosen, country: chosen.country };
}

function sortedByGroup(items: readonly BasketItem[], groups: Basket['groups']): BasketItem[] {
  const order = groups.flatMap(({ cartItemIds }) => cartItemIds);
  return items.toSorted((one, other) => order.indexOf(one.cartItemId) - order.indexOf(other.cartItemId));
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
  const dispatchDays = parcelDispatchDays(lines);
  return lines.map((line) => ({
    ...toItem(line, optionsOf.get(line.lineId) ?? [], partsOf.get(line.lineId) ?? [], display),
    ...estimateOf(line, dispatchDays.get(line), display),
    discountAmount: display.prices.money(
      sums.lines.find(({ lineId }) => lineId === line.lineId)?.discount ?? 0,
    ),
  }));
}

function toItem(
  line: PricedLine,
  options: readonly ChosenOption[],
  parts: readonly ChosenPart[],
  { store: { locale }, prices }: DisplayContext,
): Omit<BasketItem, 'discountAmount' | keyof Estimate> {
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
  };
}

type Estimate = Pick<BasketItem, 'estimatedDeliveryStart' | 'estimatedDeliveryEnd'>;

/** @param dispatchDays working days until the line's parcel is dispatched; undefined: it is sent by e-mail */
function estimateOf(
  { stock }: PricedLine,
  dispatchDays: number | undefined,
  { country, speed, now }: DisplayContext,
): Estimate {
  const isSent = stock > 0 && dispatchDays !== undefined;
  const estimate = isSent ? estimateDelivery(now, dispatchDays, country, speed) : null;
  return {
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
