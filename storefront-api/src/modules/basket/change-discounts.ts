import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { Visit } from '../../visit/visit.ts';
import { requireCustomer } from '../../visit/visit.ts';
import { pointBalance } from '../points/points.ts';
import { findCode } from '../promotions/load-promotions.ts';
import { addCode, findCodes, removeCode } from './codes-repository.ts';
import { setRequestedPoints, type BasketRow } from './repository.ts';

/** Changes the discounts of a locked basket. */
export type DiscountChange = (tx: Queryable, basket: BasketRow) => Promise<void>;

/** More codes than a shopper has; the oldest gives way to the next. */
const maxCodes = 10;

/** Adds a code, in any case of letters. Throws `unknown_code` for a code that the store does not have. */
export function enterCode(info: string, { store, visitor, now }: Visit): DiscountChange {
  return async (tx, basket) => {
    const customerId = visitor.customer?.id ?? null;
    const code = await findCode(tx, info, { store, customerId, basketId: basket.id, now });
    if (code === null) throw new ShopError('unknown_code', { fields: { info: 'invalid' } });
    const codes = await findCodes(tx, basket.id);
    const oldest = codes.length >= maxCodes && !codes.includes(code) ? codes[0] : undefined;
    if (oldest !== undefined) await removeCode(tx, basket.id, oldest);
    await addCode(tx, basket.id, code);
  };
}

/** Removes a code. Throws `not_found` for a code that the basket does not have. */
export function withdrawCode(info: string): DiscountChange {
  return async (tx, basket) => {
    if (!(await removeCode(tx, basket.id, info.toUpperCase()))) throw new ShopError('not_found');
  };
}

/**
 * Spends points of the member, at most those that can be spent now. Throws `invalid_request` for anything but a whole
 * number above 0, and `authentication_required` for a guest, who has no points.
 */
export function requestPoints(info: string, visit: Visit): DiscountChange {
  const customer = requireCustomer(visit.visitor);
  const points = /^\d{1,9}$/.test(info) ? Number(info) : 0;
  if (points === 0) throw new ShopError('invalid_request', { fields: { info: 'numeric' } });
  return async (tx, basket) => {
    const { available } = await pointBalance(tx, customer.id, visit.now, basket.id);
    await setRequestedPoints(tx, basket.id, Math.min(points, available));
  };
}

/** Spends no points any more. */
export const withdrawPoints: DiscountChange = (tx, basket) => setRequestedPoints(tx, basket.id, 0);
