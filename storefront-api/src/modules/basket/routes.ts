import type { Basket } from 'shared-contracts/api/basket';
import type { FittingAnswers } from 'shared-contracts/forms/fitting';
import type { FastifyInstance } from 'fastify';
import type { RequestedAddition } from '../../db/schema/index.ts';
import type { Visit } from '../../visit/visit.ts';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { shopFront } from '../catalogue/context.ts';
import { productsForDelivery } from '../catalogue/product-facts/service.ts';
import { destination } from '../delivery/destination.ts';
import { priceView } from '../pricing/price-view.ts';
import { writeSessionCookie } from '../auth/session-cookie.ts';
import { startGuestSession } from '../auth/sessions.ts';
import { hashToken } from '../auth/tokens.ts';
import { describeBasket, readBasket } from './basket-response.ts';
import type { BasketOwner } from './repository.ts';
import { dispatchDates } from './dispatch-dates.ts';
import { lineForDelivery } from './line-for-delivery.ts';
import { ownerOf } from './basket-owner.ts';
import { isValidAddition, savePendingAddition } from './pending-additions.ts';
import { keepPendingToken, readPendingToken } from './pending-cookie.ts';
import { findPending } from './pending-repository.ts';
import { addToBasket, changeQuantity } from './service.ts';

export async function basketRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('basket-data', (input, visit) => {
    return readBasket(db, reader(visit, ownerOf(visit), input.variant));
  });

  app.contractRoute('basket-add', async (input, visit) => {
    const { productID: productId, quantity, options = {}, bundleOptions = {}, fittingForm } = input;
    const wish = { productId, quantity, options, bundleOptions, fittingForm };
    if (!hasOpenPrices(visit)) {
      await keepForSignIn(app, visit, wish);
      throw new ShopError('authentication_required');
    }
    const { owner, lineId, changed } = await addForVisitor(db, wish, visit);
    const basket = await describeBasket(db, changed, reader(visit, owner, 'mini'));
    const added = basket.items.find((item) => item.cartItemId === lineId);
    if (added === undefined) throw new ShopError('basket_changed', { basket });
    return { basket, added };
  });

  app.contractRoute('pending-addition', async ({ productId }, { store, now, request }) => {
    const token = readPendingToken(request);
    const rows = token === null ? [] : await findPending(db, token, store.id, now);
    const found = rows.find((row) => row.productId === productId);
    if (found === undefined) return { addition: null };
    const { quantity, options, bundleOptions, fittingForm = null } = found.addition;
    return {
      addition: { quantity, options, bundleOptions, fittingForm: fittingForm as FittingAnswers | null },
    };
  });

  app.contractRoute('product-dispatch-date', (request, visit) => {
    return dispatchDates({
      request,
      country: destination(request.deliveryCountry, visit),
      now: visit.now,
      findLine: (cartItemId) => lineForDelivery(db, visit, cartItemId),
      findProducts: (ids) => productsForDelivery(db, ids, shopFront(visit)),
    });
  });

  app.contractRoute('basket-update', async ({ cartItemId, qty, version }, visit) => {
    requireOpenPrices(visit);
    const owner = ownerOf(visit);
    if (owner === null) throw new ShopError('not_found');
    const outcome = await changeQuantity(db, owner, { lineId: cartItemId, qty, version }, visit.now);
    const basket = await readBasket(db, reader(visit, owner, 'default_shipping'));
    if (outcome === 'stale') throw new ShopError('basket_changed', { basket });
    return basket;
  });
}

/** What a guest may not see the price of, a guest cannot buy. */
function requireOpenPrices(visit: Visit): void {
  if (!hasOpenPrices(visit)) throw new ShopError('authentication_required');
}

function hasOpenPrices({ store, visitor }: Visit): boolean {
  return priceView(store, visitor.customer !== null).isVisible;
}

/** Stores what a guest asked for until the browser signs in. What could not be added then is not stored. */
async function keepForSignIn(app: FastifyInstance, visit: Visit, addition: RequestedAddition): Promise<void> {
  const { db } = app.database;
  if (!(await isValidAddition(db, addition))) return;
  const { store, now, request, reply } = visit;
  const known = readPendingToken(request);
  const isKnown = known !== null && (await findPending(db, known, store.id, now)).length > 0;
  const token = keepPendingToken(request, reply, isKnown);
  await savePendingAddition(db, token, addition, { store, now, address: request.ip });
}

/** A guest's first addition opens a session in the same transaction: one that fails leaves neither row nor cookie. */
async function addForVisitor(db: Queryable, wish: Parameters<typeof addToBasket>[2], visit: Visit) {
  const { store, now, reply } = visit;
  const known = ownerOf(visit);
  if (known !== null) {
    const { lineId, basket } = await addToBasket(db, known, wish, now);
    return { owner: known, lineId, changed: basket };
  }
  const { token, ...added } = await db.transaction(async (tx) => {
    const token = await startGuestSession(tx, store, now);
    const owner: BasketOwner = { storeId: store.id, sessionHash: hashToken(token) };
    const { lineId, basket } = await addToBasket(tx, owner, wish, now);
    return { token, owner, lineId, changed: basket };
  });
  writeSessionCookie(reply, token, true);
  return added;
}

function reader(visit: Visit, owner: BasketOwner | null, view: Basket['view']) {
  const { store, visitor, now } = visit;
  return {
    store,
    owner,
    isMember: visitor.customer !== null,
    loyaltyPoints: visitor.customer?.loyaltyPoints ?? 0,
    view,
    country: destination(undefined, visit),
    now,
  };
}
