import { guestGroup } from 'shared-contracts/session';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import type { Visit } from '../../visit/visit.ts';
import { priceListOf } from '../pricing/price-list.ts';
import { priceView, type PriceView } from '../pricing/price-view.ts';

/** Language of a store and price list of a visitor, which decide which texts and prices of products are read. */
export interface Market {
  locale: StoreLocale;
  list: string;
}

/** Returns the locale of a store and the price list of its visitor. `groupPriceList`: null for the store's own. */
export function marketOf(store: Store, groupPriceList: string | null): Market {
  return { locale: store.locale, list: groupPriceList ?? priceListOf(store) };
}

/** Returns the price lists that decide what a visitor of a store can buy: the store's, and that of the visitor's group. */
export function listsOf(store: Store, groupPriceList: string | null): string[] {
  return [...new Set([priceListOf(store), marketOf(store, groupPriceList).list])];
}

/** The part of a visit that decides what the catalogue shows. */
export interface CatalogueContext {
  store: Store;
  market: Market;
  prices: PriceView;
  /** Customer group, 0 for a guest; decides which sales are shown. */
  group: number;
  now: Date;
}

export function catalogueContext(visit: Visit): CatalogueContext {
  return catalogueContextOf(visit.store, visit);
}

/**
 * Returns what a customer group sees. The request names the group, so it gets the context of its own group or, for any
 * other one, that of visitors without a group, but never that of another group.
 */
export function contextOfGroup(context: CatalogueContext, group: number | undefined): CatalogueContext {
  if (group === undefined || group === context.group) return context;
  return { ...context, market: marketOf(context.store, null), group: guestGroup };
}

/** Returns the context of one of the visit's stores. In any other store than the first the visitor is a guest. */
export function catalogueContextOf(store: Store, { store: own, visitor, now }: Visit): CatalogueContext {
  const isOwn = store.id === own.id;
  const customer = isOwn ? visitor.customer : null;
  return {
    store,
    market: marketOf(store, isOwn ? visitor.groupPriceList : null),
    prices: priceView(store, customer !== null),
    group: customer?.groupId ?? guestGroup,
    now,
  };
}
