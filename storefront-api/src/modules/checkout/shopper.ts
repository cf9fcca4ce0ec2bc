import type { FastifyBaseLogger } from 'fastify';
import type { StoreSettings } from '../stores/config/store-settings.ts';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { CustomerRow, Visit } from '../../visit/visit.ts';
import { ownerOf } from '../basket/basket-owner.ts';
import type { BasketOwner } from '../basket/basket-access.ts';
import type { Buyer } from '../basket/basket-sums.ts';
import { priceView } from '../pricing/price-view.ts';
import { configOf } from '../stores/config/service.ts';

/** The user of a checkout, a member or a guest. */
export interface CheckoutShopper extends Buyer {
  customer: CustomerRow | null;
  /** Null for a guest without a session, who has no basket. */
  owner: BasketOwner | null;
  config: StoreSettings;
  /** Network address of the caller. */
  address: string;
  /** Multiplies limits by network address; see `RATE_LIMIT_FACTOR`. */
  limitFactor: number;
}

/** Returns the shopper of a visit. Throws `authentication_required` for a guest who sees no prices. */
export async function shopperOf(
  db: Queryable,
  visit: Visit,
  log: FastifyBaseLogger,
): Promise<CheckoutShopper> {
  const { store, visitor, now, request } = visit;
  if (!priceView(store, visitor.customer !== null).isVisible) throw new ShopError('authentication_required');
  const { customer, groupPriceList } = visitor;
  return {
    store,
    customer,
    groupPriceList,
    now,
    owner: ownerOf(visit),
    config: await configOf(db, store, log),
    address: request.ip,
    limitFactor: request.server.rateLimitFactor,
  };
}
