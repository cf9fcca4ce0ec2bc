import { guestGroup } from 'shared-contracts/session';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import type { Visit } from '../../visit/visit.ts';
import { priceListOf } from '../pricing/price-list.ts';
import { priceView, type PriceView } from '../pricing/price-view.ts';

/** Language and price list decide which texts and prices of a product are read. */
export interface Shelf {
  locale: StoreLocale;
  list: string;
}

export function shelfOf(store: Store): Shelf {
  return { locale: store.locale, list: priceListOf(store) };
}

/** What the catalogue needs to know of a visit. */
export interface ShopFront {
  store: Store;
  shelf: Shelf;
  prices: PriceView;
  /** Customer group, 0 for a guest; decides which sales are shown. */
  group: number;
  now: Date;
}

export function shopFront(visit: Visit): ShopFront {
  return shopFrontIn(visit.store, visit);
}

/** Of another store than the visit's own: there its visitor is a guest. */
export function shopFrontIn(store: Store, { store: own, visitor, now }: Visit): ShopFront {
  const customer = store.id === own.id ? visitor.customer : null;
  return {
    store,
    shelf: shelfOf(store),
    prices: priceView(store, customer !== null),
    group: customer?.groupId ?? guestGroup,
    now,
  };
}
