import type { Visit } from '../../plugins/contract-routes.ts';
import { priceView } from '../pricing/price-view.ts';
import type { ShopFront } from './listing.ts';

export function shopFront({ store, visitor, now }: Visit): ShopFront {
  return {
    shelf: { locale: store.locale, currency: store.currency },
    prices: priceView(store, visitor.customer !== null),
    now,
  };
}
