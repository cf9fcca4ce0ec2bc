import type { InferSelectModel } from 'drizzle-orm';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { baskets, sessions } from '../../db/schema/index.ts';

export type BasketRow = InferSelectModel<typeof baskets>;

/** Owner of a basket: a member or the session of a guest. */
export type BasketOwner = { storeId: number; customerId: number } | { storeId: number; sessionHash: string };

/** Exactly one of customer and session is null. */
function ownerFields(owner: BasketOwner) {
  return {
    storeId: owner.storeId,
    customerId: 'customerId' in owner ? owner.customerId : null,
    sessionHash: 'sessionHash' in owner ? owner.sessionHash : null,
  };
}

const isOwnedByPlaceholder = and(
  eq(baskets.storeId, sql.placeholder('storeId')),
  or(
    eq(baskets.customerId, sql.placeholder('customerId')),
    eq(baskets.sessionHash, sql.placeholder('sessionHash')),
  ),
);

const basketOf = prepared((db) => db.select().from(baskets).where(isOwnedByPlaceholder).prepare('basket_of'));

export async function findBasket(db: Queryable, owner: BasketOwner): Promise<BasketRow | null> {
  const rows = await basketOf(db).execute(ownerFields(owner));
  return rows[0] ?? null;
}

const lockedBasketOf = prepared((db) =>
  db.select().from(baskets).where(isOwnedByPlaceholder).for('update').prepare('locked_basket_of'),
);

/** Returns the sessions of a member that own a basket themselves. */
export function findBasketSessions(
  db: Queryable,
  customerId: number,
): Promise<{ storeId: number; sessionHash: string }[]> {
  return db
    .select({ storeId: baskets.storeId, sessionHash: sessions.tokenHash })
    .from(baskets)
    .innerJoin(sessions, eq(sessions.tokenHash, baskets.sessionHash))
    .where(eq(sessions.customerId, customerId))
    .orderBy(baskets.id);
}

/** Locks the basket until the transaction ends, so that changes of one basket are serialised. */
export async function lockBasket(tx: Queryable, owner: BasketOwner): Promise<BasketRow | null> {
  const rows = await lockedBasketOf(tx).execute(ownerFields(owner));
  return rows[0] ?? null;
}

const nextVersion = {
  version: sql`${baskets.version} + 1`,
  updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
};

const changedBasketOf = prepared((db) =>
  db.update(baskets).set(nextVersion).where(isOwnedByPlaceholder).returning().prepare('changed_basket_of'),
);

/** Increments the version of the basket, or creates the basket, and locks it as {@link lockBasket} does. */
export async function changeOrCreateBasket(tx: Queryable, owner: BasketOwner, now: Date): Promise<BasketRow> {
  const fields = { ...ownerFields(owner), now: now.toISOString() };
  const change = async () => (await changedBasketOf(tx).execute(fields))[0];
  const updated = await change();
  if (updated !== undefined) return updated;
  const firstVersion = { ...owner, version: 1, updatedAt: now };
  const created = await tx.insert(baskets).values(firstVersion).onConflictDoNothing().returning();
  // No row is returned if a concurrent request of the same shopper has created the basket.
  const basket = created[0] ?? (await change());
  if (basket === undefined) throw new Error('The insert of the basket returned no row');
  return basket;
}

/** Increments the version of a basket whose lines have changed. */
export async function incrementBasketVersion(tx: Queryable, basketId: number, now: Date): Promise<void> {
  await tx
    .update(baskets)
    .set({ version: sql`${baskets.version} + 1`, updatedAt: now })
    .where(eq(baskets.id, basketId));
}

/** Sets the points that the member wants to spend. */
export async function setRequestedPoints(tx: Queryable, basketId: number, points: number): Promise<void> {
  await tx.update(baskets).set({ pointsRequested: points }).where(eq(baskets.id, basketId));
}

export async function deleteBasket(tx: Queryable, basketId: number): Promise<void> {
  await tx.delete(baskets).where(eq(baskets.id, basketId));
}
