import { eq } from 'drizzle-orm';
import type { ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../../db/client.ts';
import { orders } from '../../../db/schema/index.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Visit } from '../../../visit/visit.ts';
import type { OrderServices } from '../order-services.ts';
import type { OrderRow } from '../repository.ts';
import { findWithdrawalByCode } from './repository.ts';
import { withdrawalOrder } from './withdraw.ts';

type Place = Pick<Visit, 'store' | 'now'>;

/** Returns what may be withdrawn of the order of a look-up. Throws `invalid_token`. */
export async function withdrawalItems(
  db: Queryable,
  token: string,
  { store, now }: Place,
  services: OrderServices,
): Promise<ResponseOf<'withdrawal-items'>> {
  const orderId = services.lookupTokens.read(token, now);
  const order = orderId === null ? null : await findOrderOf(db, orderId, store, services);
  if (order === null) throw new ShopError('invalid_token');
  return { ...(await withdrawalOrder(db, order, services, now)), email: order.email };
}

/** Returns when a withdrawal arrived. Throws `not_found` for an unknown code, and for one of another website. */
export async function withdrawalReceipt(
  db: Queryable,
  code: string,
  { store }: Place,
  services: OrderServices,
): Promise<ResponseOf<'withdrawal-receipt'>> {
  const found = await findWithdrawalByCode(db, code);
  const order = found === null ? null : await findOrderOf(db, found.orderId, store, services);
  if (found === null || order === null) throw new ShopError('not_found');
  return {
    code: found.code,
    receivedAt: found.createdAt.toISOString(),
    hasParcel: found.state !== 'canceled',
  };
}

async function findOrderOf(
  db: Queryable,
  orderId: number,
  { websiteId }: Visit['store'],
  { findStore }: Pick<OrderServices, 'findStore'>,
): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order !== undefined && findStore(order.storeId)?.websiteId === websiteId ? order : null;
}
