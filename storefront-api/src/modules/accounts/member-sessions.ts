import type { ResponseOf } from 'shared-contracts/api';
import { storeById } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { SessionRow } from '../../visit/visit.ts';
import { endOneSession, endSessions, sessionsOf } from '../auth/sessions.ts';

/** A member has few devices; more rows than this are of scripts. */
const maxListed = 50;

/** Returns the sessions of the member, the present one first. */
export async function listSessions(
  db: Queryable,
  current: SessionRow,
  now: Date,
): Promise<ResponseOf<'account-sessions'>> {
  const found = await sessionsOf(db, memberOf(current), { now, max: maxListed });
  const sessions = found.map((session) => ({
    id: session.publicId,
    isCurrent: session.tokenHash === current.tokenHash,
    browser: session.browser,
    system: session.system,
    network: session.network,
    shopName: storeById(session.storeId)?.shopName ?? '',
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.extendedAt.toISOString(),
  }));
  return { sessions: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
}

/**
 * Ends one other session of the member, or all others without an id. Throws `not_found` for an id that is not of another
 * session of this member.
 */
export async function signOutElsewhere(
  db: Queryable,
  current: SessionRow,
  now: Date,
  publicId?: string,
): Promise<void> {
  const customerId = memberOf(current);
  if (publicId === undefined) return endSessions(db, customerId, now, current.tokenHash);
  const isEnded = await endOneSession(db, { customerId, publicId, current: current.tokenHash, now });
  if (!isEnded) throw new ShopError('not_found');
}

function memberOf({ customerId }: SessionRow): number {
  if (customerId === null) throw new ShopError('authentication_required');
  return customerId;
}
