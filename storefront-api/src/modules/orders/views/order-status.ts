import type { ResponseOf } from 'shared-contracts/api';
import { fittingAnswersSchema } from 'shared-contracts/forms/fitting';
import { money } from 'shared-contracts/money';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Visit } from '../../../visit/visit.ts';
import { itemFacts, orderFacts } from './order-facts.ts';
import { countAccepted } from './order-counts.ts';
import { findItems, findOwnOrder } from '../repository.ts';

/** Returns an order of the member or of this session. Throws `not_found` for any other one. Changes nothing. */
export async function orderStatus(
  db: Queryable,
  orderId: number,
  { store, visitor }: Pick<Visit, 'store' | 'visitor'>,
): Promise<ResponseOf<'order-status'>> {
  const order = await findOwnOrder(db, orderId, store.id, {
    customerId: visitor.customer?.id ?? null,
    sessionHash: visitor.session?.tokenHash ?? null,
  });
  if (order === null) throw new ShopError('not_found');
  const items = await findItems(db, order.id);
  const amount = (value: number) => money(value, order.currency);
  return {
    ...orderFacts(order, items),
    orderId: order.id,
    isGuest: order.customerId === null,
    items: items.map((item) => ({
      ...itemFacts(item, amount),
      ...(item.fittingForm !== null && { fittingForm: fittingAnswersSchema.parse(item.fittingForm) }),
    })),
    savingAmount: amount(order.saving),
    orders_total_count: await countAccepted(db, order),
  };
}
