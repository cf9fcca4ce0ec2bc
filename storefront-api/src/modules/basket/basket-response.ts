import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import { fittingAnswersSchema } from 'shared-contracts/forms/fitting';
import { paths } from 'shared-contracts/routes';
import { fullProductName } from 'shared-contracts/product-name';
import type { Queryable } from '../../db/client.ts';
import { shelfOf } from '../catalogue/context.ts';
import { estimateDelivery, isDeliverable, toTimestamp } from '../delivery/estimate.ts';
import { productImage } from '../media/images.ts';
import { priceView, type PriceView } from '../pricing/price-view.ts';
import { mostOf } from './max-line-quantity.ts';
import {
  findChosenOptions,
  findChosenParts,
  findLineDetails,
  type ChosenOption,
  type ChosenPart,
  type LineDetails,
} from './line-details.ts';
import { findBasket, type BasketOwner, type BasketRow } from './repository.ts';
import { shortageWords } from './shortage-messages.ts';
import { totalsOf } from './totals.ts';

export interface BasketReader {
  store: Store;
  /** Null for a guest who has no session yet, and so no basket. */
  owner: BasketOwner | null;
  isMember: boolean;
  loyaltyPoints: number;
  view: Basket['view'];
  /** Where the parcel would go. */
  country: string;
  now: Date;
}

interface Wording {
  locale: StoreLocale;
  prices: PriceView;
  country: string;
  now: Date;
}

/** The basket with every sum worked out here: a client shows numbers, it never adds them up. */
export async function readBasket(db: Queryable, reader: BasketReader): Promise<Basket> {
  const { owner } = reader;
  return describeBasket(db, owner === null ? null : await findBasket(db, owner), reader);
}

/** The same of a basket that was just read or changed. */
export async function describeBasket(
  db: Queryable,
  basket: BasketRow | null,
  reader: Omit<BasketReader, 'owner'>,
): Promise<Basket> {
  const { store, country, now } = reader;
  const shelf = shelfOf(store);
  const [lines, options] =
    basket === null
      ? [[], []]
      : await Promise.all([findLineDetails(db, basket.id, shelf), findChosenOptions(db, basket.id)]);
  const hasBundle = lines.some((line) => line.productType === 'bundle');
  const parts = basket !== null && hasBundle ? await findChosenParts(db, basket.id, shelf) : [];
  const prices = priceView(store, reader.isMember);
  const wording = { locale: store.locale, prices, country, now };
  const optionsOf = Map.groupBy(options, (option) => option.lineId);
  const partsOf = Map.groupBy(parts, (part) => part.lineId);

  return {
    version: basket?.version ?? 0,
    items: lines.map((line) =>
      toItem(line, optionsOf.get(line.lineId) ?? [], partsOf.get(line.lineId) ?? [], wording),
    ),
    basketCount: lines.reduce((count, line) => count + line.qty, 0),
    order: {
      // Where no parcel goes the goods are sold in the store's own country, until an address says otherwise.
      ...totalsOf(lines, prices, { country: isDeliverable(country) ? country : store.country, now }),
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
  parts: readonly ChosenPart[],
  { locale, prices, country, now }: Wording,
): BasketItem {
  const estimate = line.stock > 0 ? estimateDelivery(now, line.dispatchDays, country) : null;
  return {
    cartItemId: line.lineId,
    productId: line.productId,
    sku: line.sku,
    name: line.name,
    brand_name: line.brandName,
    url: paths.product(line.productId),
    image: productImage(line, 'main', fullProductName(line.brandName, line.name, locale)),
    qty: line.qty,
    maxQty: mostOf(line.stock),
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

function shortages(lines: readonly LineDetails[], locale: StoreLocale): string[] {
  return lines
    .filter((line) => line.qty > mostOf(line.stock))
    .map((line) =>
      shortageWords[locale](fullProductName(line.brandName, line.name, locale), mostOf(line.stock)),
    );
}
