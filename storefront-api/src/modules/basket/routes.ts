import type { Basket } from 'shared-contracts/api/basket';
import type { FastifyInstance } from 'fastify';
import { guestGroup } from 'shared-contracts/session';
import type { Visit } from '../../visit/visit.ts';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { marketOf } from '../catalogue/context.ts';
import { destination } from '../delivery/destination.ts';
import { priceView } from '../pricing/price-view.ts';
import { writeSessionCookie } from '../auth/session-cookie.ts';
import { startGuestSession } from '../auth/sessions.ts';
import { hashToken } from '../auth/tokens.ts';
import { configOf } from '../stores/config/service.ts';
import { describeBasket, readBasket } from './basket-response.ts';
import type { BasketOwner } from './repository.ts';
import {
  enterCode,
  requestPoints,
  withdrawCode,
  withdrawPoints,
  type DiscountChange,
} from './change-discounts.ts';
import { ownerOf } from './basket-owner.ts';
import type { OrderSize } from './order-limits.ts';
import type { AddItemInput } from './lines/line-content.ts';
import { completeAddition, savePendingAddition } from './pending/pending-additions.ts';
import { renewPendingToken, readPendingToken } from './pending/pending-cookie.ts';
import { findPending } from './pending/pending-repository.ts';
import { addToBasket, changeBasket, changeQuantity, type AddingVisitor } from './service.ts';

export async function basketRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('basket-data', (input, visit) => {
    return readBasket(db, readOptionsOf(app, visit, ownerOf(visit), input.variant));
  });

  app.contractRoute('basket-add', async (input, visit) => {
    const { productID: productId, quantity, options = {}, bundleOptions = {}, fittingForm } = input;
    const item = { productId, quantity, options, bundleOptions, fittingForm };
    if (!canSeePrices(visit)) {
      await storePendingAddition(app, visit, item);
      throw new ShopError('authentication_required');
    }
    const { owner, lineId, basketRow } = await addForVisitor(db, item, visit);
    const basket = await describeBasket(db, basketRow, readOptionsOf(app, visit, owner, 'mini'));
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
    return { addition: { quantity, options, bundleOptions, fittingForm } };
  });

  app.contractRoute('basket-update', async ({ cartItemId, qty, version, groupItems }, visit) => {
    requireVisiblePrices(visit);
    const owner = ownerOf(visit);
    if (owner === null) throw new ShopError('not_found');
    const outcome = await changeQuantity(
      db,
      owner,
      { lineId: cartItemId, qty, version },
      addingVisitorOf(visit),
      await orderSizeOf(visit),
    );
    const basket = await readChangedBasket(app, visit, owner, groupItems);
    if (outcome === 'stale') throw new ShopError('basket_changed', { basket });
    return basket;
  });

  app.contractRoute('basket-apply-discount', ({ type, info, ...base }, visit) => {
    const change = type === 'points' ? requestPoints(info, visit) : enterCode(info, visit);
    return changeDiscounts(app, visit, base, change);
  });

  app.contractRoute('basket-remove-discount', ({ type, info, ...base }, visit) => {
    return changeDiscounts(app, visit, base, type === 'points' ? withdrawPoints : withdrawCode(info));
  });
}

/** @param groupItems whether the answer is grouped by parcels */
function readChangedBasket(
  app: FastifyInstance,
  visit: Visit,
  owner: BasketOwner,
  groupItems: boolean | undefined,
): Promise<Basket> {
  const isGrouped = groupItems === true;
  const readOptions = readOptionsOf(app, visit, owner, 'default_shipping');
  return readBasket(app.database.db, { ...readOptions, isGrouped });
}

/** Changes the discounts of the visitor's basket, and returns it. */
async function changeDiscounts(
  app: FastifyInstance,
  visit: Visit,
  { version, groupItems }: { version: number; groupItems?: boolean | undefined },
  change: DiscountChange,
): Promise<Basket> {
  requireVisiblePrices(visit);
  const owner = ownerOf(visit);
  if (owner === null) throw new ShopError('not_found');
  const outcome = await changeBasket(app.database.db, owner, { version, now: visit.now }, change);
  const basket = await readChangedBasket(app, visit, owner, groupItems);
  if (outcome === 'stale') throw new ShopError('basket_changed', { basket });
  return basket;
}

/** Throws `authentication_required` for a guest of a store with hidden prices. */
function requireVisiblePrices(visit: Visit): void {
  if (!canSeePrices(visit)) throw new ShopError('authentication_required');
}

function canSeePrices({ store, visitor }: Visit): boolean {
  return priceView(store, visitor.customer !== null).isVisible;
}

/** Stores a guest's addition until sign-in, unless it is invalid. */
async function storePendingAddition(
  app: FastifyInstance,
  visit: Visit,
  requested: AddItemInput & { quantity: number },
): Promise<void> {
  const { db } = app.database;
  const addition = await completeAddition(db, requested, visit);
  if (addition === null) return;
  const { store, now, request, reply } = visit;
  const existingToken = readPendingToken(request);
  const hasPendingAdditions =
    existingToken !== null && (await findPending(db, existingToken, store.id, now)).length > 0;
  const token = renewPendingToken(request, reply, hasPendingAdditions);
  await savePendingAddition(db, token, addition, { store, now, address: request.ip });
}

/**
 * Adds to the visitor's basket. A guest's first addition starts a session in the same transaction, so that a failure
 * leaves neither a row nor a cookie.
 */
async function addForVisitor(db: Queryable, item: Parameters<typeof addToBasket>[2], visit: Visit) {
  const { store, now, reply } = visit;
  const existingOwner = ownerOf(visit);
  const size = await orderSizeOf(visit);
  if (existingOwner !== null) {
    const { lineId, basket: basketRow } = await addToBasket(
      db,
      existingOwner,
      item,
      addingVisitorOf(visit),
      size,
    );
    return { owner: existingOwner, lineId, basketRow };
  }
  const { token, ...added } = await db.transaction(async (tx) => {
    const token = await startGuestSession(tx, store, now);
    const owner: BasketOwner = { storeId: store.id, sessionHash: hashToken(token) };
    const { lineId, basket: basketRow } = await addToBasket(tx, owner, item, addingVisitorOf(visit), size);
    return { token, owner, lineId, basketRow };
  });
  writeSessionCookie(reply, token, true);
  return added;
}

async function orderSizeOf({ store, request }: Visit): Promise<OrderSize> {
  return (await configOf(request.server.database.db, store, request.log)).orderLimits;
}

function addingVisitorOf({ store, visitor: { customer, groupPriceList }, now }: Visit): AddingVisitor {
  const market = marketOf(store, groupPriceList);
  return { store, market, group: customer?.groupId ?? guestGroup, customerId: customer?.id ?? null, now };
}

function readOptionsOf(app: FastifyInstance, visit: Visit, owner: BasketOwner | null, view: Basket['view']) {
  const { store, visitor, now } = visit;
  return {
    store,
    owner,
    customer: visitor.customer,
    groupPriceList: visitor.groupPriceList,
    view,
    country: destination(undefined, visit),
    delivery: app.findChosenDelivery,
    now,
  };
}
