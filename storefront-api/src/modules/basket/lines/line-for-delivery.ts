import type { Visit } from '../../../visit/visit.ts';
import type { Queryable } from '../../../db/client.ts';
import { marketOf } from '../../catalogue/context.ts';
import { ownerOf } from '../basket-owner.ts';
import { findLineDetails } from './line-details.ts';
import { findBasket } from '../repository.ts';

/** Returns what delivery estimates need of a line in the visitor's own basket; null for any other line. */
export async function lineForDelivery(
  db: Queryable,
  visit: Pick<Visit, 'store' | 'visitor'>,
  cartItemId: number,
): Promise<{ productId: number; cartItemId: number; dispatchDays: number; isInStock: boolean } | null> {
  const owner = ownerOf(visit);
  const basket = owner === null ? null : await findBasket(db, owner);
  if (basket === null) return null;
  const lines = await findLineDetails(db, basket.id, marketOf(visit.store, visit.visitor.groupPriceList));
  const line = lines.find((each) => each.lineId === cartItemId);
  if (line === undefined) return null;
  const { productId, dispatchDays, stock } = line;
  return { productId, cartItemId, dispatchDays, isInStock: stock > 0 };
}
