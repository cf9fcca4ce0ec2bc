import { and, eq, lte, sql } from 'drizzle-orm';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { customers, priceLists, sessions } from '../../db/schema/index.ts';
import type { SessionRow, Visitor } from '../../visit/visit.ts';
import { isListOfGroup } from '../pricing/group-price-list.ts';
import { priceListOf } from '../pricing/price-list.ts';

const sessionByToken = prepared((db) =>
  db
    .select({ session: sessions, customer: customers, groupPriceList: priceLists.code })
    .from(sessions)
    .leftJoin(customers, eq(customers.id, sessions.customerId))
    .leftJoin(priceLists, isListOfGroup(customers.groupId, sql.placeholder('storeList')))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        sql`${sessions.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
      ),
    )
    .prepare('session_by_token'),
);

export async function findSession(
  db: Queryable,
  tokenHash: string,
  store: Store,
  now: Date,
): Promise<(Pick<Visitor, 'customer' | 'groupPriceList'> & { session: SessionRow }) | null> {
  const storeList = priceListOf(store);
  const rows = await sessionByToken(db).execute({ tokenHash, storeList, now: now.toISOString() });
  return rows[0] ?? null;
}

export async function insertSession(db: Queryable, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(db: Queryable, customerId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.customerId, customerId));
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

export async function extendSession(
  db: Queryable,
  tokenHash: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ extendedAt: now, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}
