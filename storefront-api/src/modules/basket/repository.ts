import type { InferSelectModel } from 'drizzle-orm';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { baskets } from '../../db/schema/index.ts';

export type BasketRow = InferSelectModel<typeof baskets>;

/** Whose basket: a member's, or that of a guest's session. */
export type BasketOwner = { storeId: number; customerId: number } | { storeId: number; sessionHash: string };

/** One of the two is null: a member's baskets and a guest's are never mixed. */
function ownerFields(owner: BasketOwner) {
  return {
    storeId: owner.storeId,
    customerId: 'customerId' in owner ? owner.customerId : null,
    sessionHash: 'sessionHash' in owner ? owner.sessionHash : null,
  };
}

const ownedByGiven = and(
  eq(baskets.storeId, sql.placeholder('storeId')),
  or(
    eq(baskets.customerId, sql.placeholder('customerId')),
    eq(baskets.sessionHash, sql.placeholder('sessionHash')),
  ),
);

const basketOf = prepared((db) => db.select().from(baskets).where(ownedByGiven).prepare('basket_of'));

export async function findBasket(db: Queryable, owner: BasketOwner): Promise<BasketRow | null> {
  const rows = await basketOf(db).execute(ownerFields(owner));
  return rows[0] ?? null;
}

const lockedBasketOf = prepared((db) =>
  db.select().from(baskets).where(ownedByGiven).for('update').prepare('locked_basket_of'),
);

/** Locked until the transaction ends, so that changes of one basket happen one after the other. */
export async function lockBasket(tx: Queryable, owner: BasketOwner): Promise<BasketRow | null> {
  const rows = await lockedBasketOf(tx).execute(ownerFields(owner));
  return rows[0] ?? null;
}

const nextVersion = {
  version: sql`${baskets.version} + 1`,
  updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
};

const changedBasketOf = prepared((db) =>
  db.update(baskets).set(nextVersion).where(ownedByGiven).returning().prepare('changed_basket_of'),
);

/** The basket in its next version, made if there is none; locked as {@link lockBasket} does. */
export async function changeOrCreateBasket(tx: Queryable, owner: BasketOwner, now: Date): Promise<BasketRow> {
  const fields = { ...ownerFields(owner), now: now.toISOString() };
  const change = async () => (await changedBasketOf(tx).execute(fields))[0];
  const known = await change();
  if (known !== undefined) return known;
  const fresh = { ...owner, version: 1, updatedAt: now };
  const created = await tx.insert(baskets).values(fresh).onConflictDoNothing().returning();
  // Nothing comes back where another request of the same shopper was faster.
  const basket = created[0] ?? (await change());
  if (basket === undefined) throw new Error('The basket is gone although it was just created');
  return basket;
}

export async function touchBasket(tx: Queryable, basketId: number, now: Date): Promise<void> {
  await tx
    .update(baskets)
    .set({ version: sql`${baskets.version} + 1`, updatedAt: now })
    .where(eq(baskets.id, basketId));
}

export async function deleteBasket(tx: Queryable, basketId: number): Promise<void> {
  await tx.delete(baskets).where(eq(baskets.id, basketId));
}
