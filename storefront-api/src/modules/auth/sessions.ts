import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import type { SessionRow } from '../../visit/visit.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  extendSession,
  insertSession,
} from './repository.ts';
import { sessionLifetimeMs } from './session-cookie.ts';
import { createToken, hashToken } from './tokens.ts';

export type NewSession = Pick<SessionRow, 'storeId' | 'customerId' | 'isRemembered'>;

/** Starts a session and returns its token, which only the visitor's cookie holds. */
export async function startSession(tx: Queryable, session: NewSession, now: Date): Promise<string> {
  const token = createToken();
  const { storeId, customerId, isRemembered } = session;
  await insertSession(tx, {
    tokenHash: hashToken(token),
    storeId,
    customerId,
    isRemembered,
    createdAt: now,
    extendedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  });
  return token;
}

/** Starts the session of a guest who adds something to the basket. Returns its token. */
export function startGuestSession(tx: Queryable, store: Store, now: Date): Promise<string> {
  return startSession(tx, { storeId: store.id, customerId: null, isRemembered: true }, now);
}

/** Ends every session of the member and starts a new one in place of this one. Returns the new token. */
export async function restartSession(tx: Queryable, session: NewSession, now: Date): Promise<string> {
  if (session.customerId !== null) await endSessions(tx, session.customerId);
  return startSession(tx, session, now);
}

/** Changes when a session expires. */
export function extendSessionUntil(
  db: Queryable,
  tokenHash: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  return extendSession(db, tokenHash, now, expiresAt);
}

export function endSession(db: Queryable, tokenHash: string): Promise<void> {
  return deleteSession(db, tokenHash);
}

/** Ends every session of a customer. */
export function endSessions(tx: Queryable, customerId: number): Promise<void> {
  return deleteSessionsOf(tx, customerId);
}

export function removeExpiredSessions(db: Queryable, now: Date): Promise<void> {
  return deleteExpiredSessions(db, now);
}
