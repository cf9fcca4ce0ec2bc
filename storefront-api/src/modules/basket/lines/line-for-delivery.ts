import type { Visit } from '../../../visit/visit.ts';
import type { FastifyInstance } from 'fastify';
import { marketOf } from '../../catalogue/context.ts';
import { ownerOf } from '../basket-owner.ts';
import { parcelDispatchDays } from '../parcels.ts';
import { findLineDetails } from './line-details.ts';
import { findBasket } from '../repository.ts';

/**
 * Returns what delivery estimates need of a line in the visitor's own basket, with the delivery that was chosen in the
 * checkout; null for any other line.
 */
export async function lineForDelivery(
  { database: { db }, findChosenDelivery }: Pick<FastifyInstance, 'database' | 'findChosenDelivery'>,
  visit: Pick<Visit, 'store' | 'visitor' | 'now'>,
  cartItemId: number,
) {
  const owner = ownerOf(visit);
  const basket = owner === null ? null : await findBasket(db, owner);
  if (basket === null) return null;
  const { store, visitor, now } = visit;
  const lines = await findLineDetails(db, basket.id, marketOf(store, visitor.groupPriceList));
  const line = lines.find((each) => each.lineId === cartItemId);
  if (line === undefined) return null;
  const { productId, stock } = line;
  const dispatchDays = parcelDispatchDays(lines).get(line);
  const buyer = { store, customer: visitor.customer, now };
  const chosen = await findChosenDelivery(db, basket, lines, buyer);
  const isSent = stock > 0 && dispatchDays !== undefined;
  return { productId, cartItemId, dispatchDays: dispatchDays ?? 1, isInStock: isSent, chosen };
}
