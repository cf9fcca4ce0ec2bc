import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import { fittingAnswersSchema } from 'shared-contracts/forms/fitting';
import { paths } from 'shared-contracts/routes';
import { fullProductName } from 'shared-contracts/product-name';
import type { Queryable } from '../../db/client.ts';
import { marketOf } from '../catalogue/context.ts';
import { estimateDelivery, isDeliverable, toTimestamp } from '../delivery/estimate.ts';
import { mainImage } from '../media/images.ts';
import { priceView, type PriceView } from '../pricing/price-view.ts';
import { maxLineQuantity } from './lines/max-line-quantity.ts';
import {
  findChosenOptions,
  findChosenParts,
  findLineDetails,
  type ChosenOption,
  type ChosenPart,
  type LineDetails,
} from './lines/line-details.ts';
import { findBasket, type BasketOwner, type BasketRow } from './repository.ts';
import { shortageMessages } from './shortage-messages.ts';
import { totalsOf } from './totals.ts';

export interface BasketReadOptions {
  store: Store;
  /** Null for a guest without a session, who has no basket. */
  owner: BasketOwner | null;
  isMember: boolean;
  /** Null: the store's own price list. */
  groupPriceList: string | null;
  loyaltyPoints: number;
  view: Basket['view'];
  /** Destination of the delivery. */
  country: string;
  now: Date;
}

interface DisplayContext {
  locale: StoreLocale;
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
  const { store, groupPriceList, country, now } = readOptions;
  const market = marketOf(store, groupPriceList);
  const [lines, options] =
    basket === null
      ? [[], []]
      : await Promise.all([findLineDetails(db, basket.id, market), findChosenOptions(db, basket.id)]);
  const hasBundle = lines.some((line) => line.productType === 'bundle');
  const parts = basket !== null && hasBundle ? await findChosenParts(db, basket.id, market) : [];
  const prices = priceView(store, readOptions.isMember);
  const display = { locale: store.locale, prices, country, now };
  const optionsOf = Map.groupBy(options, (option) => option.lineId);
  const partsOf = Map.groupBy(parts, (part) => part.lineId);

  return {
    version: basket?.version ?? 0,
    items: lines.map((line) =>
      toItem(line, optionsOf.get(line.lineId) ?? [], partsOf.get(line.lineId) ?? [], display),
    ),
    basketCount: lines.reduce((count, line) => count + line.qty, 0),
    order: {
      // A country without delivery has no VAT rate here, so the store's own country is used until there is an address.
      ...totalsOf(lines, prices, { country: isDeliverable(country) ? country : store.country, now }),
      errorMessages: shortages(lines, store.locale),
      discounts: { rewardPoints: null, promoCodes: [], automatic: [], amount: prices.money(0) },
      untilFreeDelivery: null,
      quoteId: basket?.id ?? null,
    },
    user: { loyaltyPoints: readOptions.loyaltyPoints },
    groups: [],
    selected_carrier: null,
    view: readOptions.view,
  };
}

function toItem(
  line: LineDetails,
  options: readonly ChosenOption[],
  parts: readonly ChosenPart[],
  { locale, prices, country, now }: DisplayContext,
): BasketItem {
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
    maxQty: maxLineQuantity(line.stock),
    options: options.map((option) => ({
      name: option.attribute[locale],
      selected_value: { id: option.valueId, value: option.value[locale] },
    })),
    ...prices.line(line, line.qty),
    discountAmount: prices.money(0),
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

function shortages(lines: readonly LineDetails[], locale: StoreLocale): string[] {
  return lines
    .filter((line) => line.qty > maxLineQuantity(line.stock))
    .map((line) =>
      shortageMessages[locale](
        fullProductName(line.brandName, line.name, locale),
        maxLineQuantity(line.stock),
      ),
    );
}
