import { and, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { customers, priceLists, sessions, type SessionNotice } from '../../db/schema/index.ts';
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
        isNull(sessions.endedAt),
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

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Records that the member of a session has just entered the password. */
export async function updateIdentityConfirmation(
  db: Queryable,
  tokenHash: string,
  identityConfirmedAt: Date,
): Promise<void> {
  await db.update(sessions).set({ identityConfirmedAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function updateInvitationCode(
  db: Queryable,
  tokenHash: string,
  invitationCode: string,
): Promise<void> {
  await db.update(sessions).set({ invitationCode }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Returns whether a session has not been ended. It may have expired. */
export async function hasOpenSession(db: Queryable, tokenHash: string): Promise<boolean> {
  const isOpen = and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt));
  return (await db.$count(sessions, isOpen)) > 0;
}

/** How long the notice of an ended session is kept for its browser. */
const endedTtlMs = 7 * 24 * 60 * 60 * 1000;

/** The row stays for {@link endedTtlMs}, for its notice. It has expired, so it opens nothing. */
function ended(now: Date) {
  return { expiresAt: now, endedAt: now, notices: ['signed_out'] as const };
}

/** Ends the sessions of a customer but one. Their browsers get the notice `signed_out`. */
export async function endSessionsOf(
  db: Queryable,
  customerId: number,
  { kept, now }: { kept: string | null; now: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set(ended(now))
    .where(
      and(
        eq(sessions.customerId, customerId),
        gt(sessions.expiresAt, now),
        kept === null ? undefined : ne(sessions.tokenHash, kept),
      ),
    );
}

/** Ends one session of a customer other than `current`. Returns whether there was one. */
export async function endSessionById(
  db: Queryable,
  {
    customerId,
    publicId,
    current,
    now,
  }: { customerId: number; publicId: string; current: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set(ended(now))
    .where(
      and(
        eq(sessions.customerId, customerId),
        eq(sessions.publicId, publicId),
        ne(sessions.tokenHash, current),
        gt(sessions.expiresAt, now),
      ),
    )
    .returning({ publicId: sessions.publicId });
  return rows.length === 1;
}

/** Returns the latest sessions of a customer. */
export async function findSessionsOf(
  db: Queryable,
  customerId: number,
  { now, max }: { now: Date; max: number },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.extendedAt), desc(sessions.createdAt))
    .limit(max);
}

/** Adds a notice to the sessions of a customer but one. */
export async function addNotice(
  db: Queryable,
  customerId: number,
  { notice, except }: { notice: SessionNotice; except: string | null },
): Promise<void> {
  await db
    .update(sessions)
    .set({ notices: [notice] })
    .where(
      and(
        eq(sessions.customerId, customerId),
        isNull(sessions.endedAt),
        except === null ? undefined : ne(sessions.tokenHash, except),
      ),
    );
}

/** Returns the notices of a session, also of one that has ended, and removes them. */
export async function takeNotices(db: Queryable, tokenHash: string): Promise<readonly SessionNotice[]> {
  const [row] = await db
    .select({ notices: sessions.notices })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('update');
  if (row === undefined || row.notices === null) return [];
  await db.update(sessions).set({ notices: null }).where(eq(sessions.tokenHash, tokenHash));
  return row.notices;
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  const endedBefore = new Date(now.getTime() - endedTtlMs);
  await db
    .delete(sessions)
    .where(
      and(lte(sessions.expiresAt, now), or(isNull(sessions.endedAt), lte(sessions.endedAt, endedBefore))),
    );
}

/** Changes when a session expires. Returns false if it has ended or expired, also since the caller has read it. */
export async function extendSession(
  db: Queryable,
  tokenHash: string,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ extendedAt: now, expiresAt })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .returning({ tokenHash: sessions.tokenHash });
  return rows.length === 1;
}
