import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../../db/client.ts';
import { orders } from '../../../db/schema/index.ts';
import { findItems, type OrderRow } from '../repository.ts';
import { lastDeliveryOf, returnWindows } from '../changes/return-window.ts';
import { configOf } from '../../stores/config/service.ts';
import type { Owner } from './create-return.ts';
import { describeReturns } from './describe-return.ts';
import { findReturns } from './repository.ts';
import { returnablePieces } from './returnable.ts';

type MemberReturns = ResponseOf<'member-returns'>;

/** Windows are weeks long; older orders are in the order history. */
const maxOrders = 30;
const maxImages = 4;
const maxFinished = 10;

const unfinished: ReadonlySet<string> = new Set(['requested', 'approved', 'received']);

/** Returns which of the member's latest orders can be returned until when, and the returns of these orders. */
export async function memberReturns(
  db: Queryable,
  owner: Owner,
  log: FastifyBaseLogger,
): Promise<MemberReturns> {
  const { returnValidityDays } = await configOf(db, owner.store, log);
  const rows = await findPlacedOrders(db, owner);
  const read = await Promise.all(rows.map((order) => readOrder(db, order, owner, returnValidityDays)));
  const returns = read
    .flatMap((each) => each.returns)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  return {
    orders: read.flatMap(({ returnable }) => returnable),
    returns: returns.filter(({ state }) => unfinished.has(state)),
    finished: returns.filter(({ state }) => !unfinished.has(state)).slice(0, maxFinished),
  };
}

function findPlacedOrders(db: Queryable, { customerId, store }: Owner): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.storeId, store.id),
        isNotNull(orders.placedAt),
        inArray(orders.state, ['placed', 'completed', 'canceled']),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(maxOrders);
}

async function readOrder(
  db: Queryable,
  order: OrderRow,
  { store, now }: Owner,
  returnValidityDays: number,
): Promise<{ returnable: MemberReturns['orders']; returns: MemberReturns['returns'] }> {
  const items = await findItems(db, order.id);
  const all = await findReturns(db, order.id);
  const lastDelivery = await lastDeliveryOf(db, order.id);
  const { returnsEnd } = returnWindows({ items, lastDelivery, store, returnValidityDays, now });
  const piecesOf = returnablePieces(all);
  const isOpen = returnsEnd !== null && returnsEnd > now;
  const left = isOpen ? items.filter((item) => piecesOf(item) > 0) : [];
  const described = await describeReturns(db, all, order, items);
  const { id, incrementId } = order;
  return {
    returnable:
      left.length === 0 || returnsEnd === null
        ? []
        : [
            {
              id,
              incrementId,
              orderDate: (order.placedAt ?? order.createdAt).toISOString(),
              qty: left.reduce((sum, item) => sum + piecesOf(item), 0),
              images: left.slice(0, maxImages).map(({ image }) => image),
              returnableUntil: returnsEnd.toISOString(),
            },
          ],
    returns: described.map((each) => ({ ...each, orderId: id, incrementId })),
  };
}
