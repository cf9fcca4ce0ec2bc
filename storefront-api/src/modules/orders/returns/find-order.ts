import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../../db/client.ts';
import { orders } from '../../../db/schema/index.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Visit } from '../../../visit/visit.ts';
import { withRoundedDuration } from '../../accounts/rounded-duration.ts';
import { attemptContextOf, beginAttempt, endAttempt, rememberNetwork } from '../../auth/attempts.ts';
import type { OrderServices } from '../order-services.ts';
import type { OrderRow } from '../repository.ts';

export interface Lookup {
  /** Its number. */
  order: string;
  /** That it was placed with. */
  email: string;
}

/**
 * Does something with a placed order of the website that is named by its number and its address. Throws `not_found`
 * for an unknown order as for a wrong address, with the same duration, and `too_many_attempts`. Guesses of others lock out
 * neither the member whose order it is, nor a network from which it was placed or found.
 */
export async function withFoundOrder<Result>(
  db: Queryable,
  lookup: Lookup,
  visit: Visit,
  { findStore }: Pick<OrderServices, 'findStore'>,
  work: (order: OrderRow) => Promise<Result>,
): Promise<Result> {
  const { customer } = visit.visitor;
  // Reads orders of this member only: its duration says nothing about those of others.
  const own = customer === null ? null : await findOrder(db, lookup, visit.store, findStore, customer.id);
  if (own !== null) return work(own);
  const context = attemptContextOf(visit);
  const attempt = await beginAttempt(db, 'order-lookup', accountOf(lookup.order), context);
  return withRoundedDuration(async () => {
    const order = await findOrder(db, lookup, visit.store, findStore);
    if (order === null) throw new ShopError('not_found');
    await endAttempt(db, attempt, context);
    await rememberNetwork(db, accountOf(lookup.order), context);
    return work(order);
  });
}

/** Remembers the network from which a guest has placed an order: guests have no account that proves who they are. */
export async function rememberLookupNetwork(db: Queryable, number: string, visit: Visit): Promise<void> {
  await rememberNetwork(db, accountOf(number), attemptContextOf(visit));
}

/** What the attempts to find an order are counted by. Not a number alone, which could be the id of a customer. */
const accountOf = (number: string): string => `order ${number}`;

/** @param customerId the only member whose orders are read; those of all if it is missing */
async function findOrder(
  db: Queryable,
  { order: number, email }: Lookup,
  { websiteId }: Store,
  findStore: OrderServices['findStore'],
  customerId?: number,
): Promise<OrderRow | null> {
  const owner = customerId === undefined ? undefined : eq(orders.customerId, customerId);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.incrementId, number), owner));
  const isSameAddress = timingSafeEqual(digest(order?.email ?? ''), digest(email));
  if (order === undefined || order.placedAt === null || !isSameAddress) return null;
  return findStore(order.storeId)?.websiteId === websiteId ? order : null;
}

const digest = (email: string): Buffer => createHash('sha256').update(email.toLowerCase()).digest();
