import type { Visit } from '../../visit/visit.ts';
import type { Queryable } from '../../db/client.ts';
import { shelfOf } from '../catalogue/context.ts';
import { ownerOf } from './basket-owner.ts';
import { findLineDetails } from './line-details.ts';
import { findBasket } from './repository.ts';

/** A line of the visitor's own basket, as far as delivery goes; null for anybody else's. */
export async function lineForDelivery(
  db: Queryable,
  visit: Pick<Visit, 'store' | 'visitor'>,
  cartItemId: number,
): Promise<{ productId: number; cartItemId: number; dispatchDays: number; isInStock: boolean } | null> {
  const owner = ownerOf(visit);
  const basket = owner === null ? null : await findBasket(db, owner);
  if (basket === null) return null;
  const lines = await findLineDetails(db, basket.id, shelfOf(visit.store));
  const line = lines.find((each) => each.lineId === cartItemId);
  if (line === undefined) return null;
  const { productId, dispatchDays, stock } = line;
  return { productId, cartItemId, dispatchDays, isInStock: stock > 0 };
}
