import type { FastifyInstance } from 'fastify';
import type { SessionRow, Visit } from '../../visit/visit.ts';
import { isReferralCode } from '../accounts/service.ts';
import { writeSessionCookie } from '../auth/session-cookie.ts';
import { recordInvitation, startGuestSession } from '../auth/sessions.ts';
import { hashToken } from '../auth/tokens.ts';

/**
 * Stores the code of an invitation in the session of a guest, which it starts if there is none, and returns the code that
 * the session has then. A member, or a member who must confirm the address, has an account already and keeps nothing.
 * Only a member's code is stored: it must not make a registration fail, and a session that is started for any
 * text would be a row for every request of a crawler.
 */
export async function acceptInvitation(
  app: FastifyInstance,
  visit: Visit,
  code: string,
): Promise<string | null> {
  const { store, visitor } = visit;
  const { customer, session } = visitor;
  const stored = session?.invitationCode ?? null;
  if (customer !== null || (session?.customerId ?? null) !== null || stored === code) return stored;
  const { db } = app.database;
  if (!(await isReferralCode(db, store.websiteId, code))) return stored;
  await recordInvitation(db, await sessionOfGuest(app, visit, session), code);
  return code;
}

/** Returns the hash of the token of the guest's session. */
async function sessionOfGuest(
  app: FastifyInstance,
  { store, reply, now }: Visit,
  session: SessionRow | null,
): Promise<string> {
  if (session !== null) return session.tokenHash;
  const token = await startGuestSession(app.database.db, store, now);
  writeSessionCookie(reply, token, true);
  return hashToken(token);
}
