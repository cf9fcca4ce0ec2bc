import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import type { SessionRow } from '../../visit/visit.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  endSessionById,
  endSessionsOf,
  extendSession,
  findSessionsOf,
  hasOpenSession,
  insertSession,
  updateInvitationCode,
  updateIdentityConfirmation,
} from './repository.ts';
import type { SessionNotice } from '../../db/schema/index.ts';
import { sessionLifetimeMs } from './session-cookie.ts';
import type { SessionPlace } from './session-place.ts';
import { createToken, hashToken } from './tokens.ts';

export type NewSession = Pick<SessionRow, 'storeId' | 'customerId' | 'isRemembered'> & Partial<SessionPlace>;

/** Starts a session and returns its token, which only the visitor's cookie holds. */
export async function startSession(
  tx: Queryable,
  session: NewSession,
  now: Date,
  notices: readonly SessionNotice[] | null = null,
): Promise<string> {
  const token = createToken();
  const { storeId, customerId, isRemembered, browser, system, network } = session;
  await insertSession(tx, {
    tokenHash: hashToken(token),
    storeId,
    customerId,
    isRemembered,
    browser,
    system,
    network,
    notices,
    createdAt: now,
    extendedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  });
  return token;
}

/** Starts the session of a guest who adds something to the basket or opens an invitation. Returns its token. */
export function startGuestSession(tx: Queryable, store: Store, now: Date): Promise<string> {
  return startSession(tx, { storeId: store.id, customerId: null, isRemembered: true }, now);
}

/** Stores the code of the invitation that a guest has opened last. */
export function recordInvitation(db: Queryable, tokenHash: string, code: string): Promise<void> {
  return updateInvitationCode(db, tokenHash, code);
}

/** Ends every session of a member with a new password, and starts one in place of this one. Returns the new token. */
export async function restartSession(
  tx: Queryable,
  session: NewSession & Pick<SessionRow, 'tokenHash'>,
  now: Date,
): Promise<string> {
  await endSession(tx, session.tokenHash);
  if (session.customerId !== null) await endSessions(tx, session.customerId, now);
  return startSession(tx, session, now, ['password_changed']);
}

/** Changes when a session expires. Returns false if it has ended or expired, also since the caller has read it. */
export function extendSessionUntil(
  db: Queryable,
  tokenHash: string,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  return extendSession(db, tokenHash, now, expiresAt);
}

/** Returns whether a session has not ended since the caller has read it. */
export function isSessionOpen(db: Queryable, tokenHash: string): Promise<boolean> {
  return hasOpenSession(db, tokenHash);
}

const identityTtlMs = 30 * 60 * 1000;

/** Returns whether the member of a session has signed in or entered the password within the last half hour. */
export function isIdentityConfirmed(
  { createdAt, identityConfirmedAt }: Pick<SessionRow, 'createdAt' | 'identityConfirmedAt'>,
  now: Date,
): boolean {
  return now.getTime() - (identityConfirmedAt ?? createdAt).getTime() < identityTtlMs;
}

/** Records that the member of a session has just entered the password. */
export function recordIdentityConfirmation(db: Queryable, tokenHash: string, now: Date): Promise<void> {
  return updateIdentityConfirmation(db, tokenHash, now);
}

export function endSession(db: Queryable, tokenHash: string): Promise<void> {
  return deleteSession(db, tokenHash);
}

/**
 * Ends every session of a customer, except one if `kept` is the hash of its token.
 */
export function endSessions(
  tx: Queryable,
  customerId: number,
  now: Date,
  kept: string | null = null,
): Promise<void> {
  return endSessionsOf(tx, customerId, { kept, now });
}

export function removeExpiredSessions(db: Queryable, now: Date): Promise<void> {
  return deleteExpiredSessions(db, now);
}

/** Ends one session of a customer by its public id. Returns false if that is not another session of this customer. */
export function endOneSession(
  db: Queryable,
  session: { customerId: number; publicId: string; current: string; now: Date },
): Promise<boolean> {
  return endSessionById(db, session);
}

/** Returns the latest sessions of a customer. */
export function sessionsOf(
  db: Queryable,
  customerId: number,
  options: { now: Date; max: number },
): Promise<SessionRow[]> {
  return findSessionsOf(db, customerId, options);
}
