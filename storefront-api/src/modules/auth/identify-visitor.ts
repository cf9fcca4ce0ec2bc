import type { Store } from 'shared-contracts/stores';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import type { Visitor } from '../../visit/visit.ts';
import { requiresConfirmedEmail } from '../stores/config/service.ts';
import { readConsentCookie, rejectsAdvertising } from './consent-cookie.ts';
import { findSession } from './repository.ts';
import { readSessionCookie } from './session-cookie.ts';
import { hashToken } from './tokens.ts';

const guest = { customer: null, session: null, groupPriceList: null };

/**
 * Returns the visitor that the session cookie names. A session belongs to one store and an account to one website: the
 * cookie of another store or website makes a guest. So does an unconfirmed address in a store that requires a confirmed
 * one, whether the member or the store's operators changed since sign-in. Such a guest keeps the session, which works
 * again after confirmation, and it owns the guest's basket meanwhile.
 */
export async function identifyVisitor(
  db: Queryable,
  request: FastifyRequest,
  store: Store,
  now: Date,
): Promise<Visitor> {
  const browser = {
    storedConsent: readConsentCookie(request),
    rejectsAdvertising: rejectsAdvertising(request),
  };
  const cookie = readSessionCookie(request);
  if (cookie.kind !== 'token') {
    return { ...guest, ...browser, hasInvalidCookie: cookie.kind === 'malformed' };
  }
  const found = await findSession(db, hashToken(cookie.token), store, now);
  if (found === null) return { ...guest, ...browser, hasInvalidCookie: true };
  const isOfOtherWebsite = found.customer !== null && found.customer.websiteId !== store.websiteId;
  if (found.session.storeId !== store.id || isOfOtherWebsite) {
    return { ...guest, ...browser, hasInvalidCookie: false };
  }
  const isUnconfirmed = found.customer !== null && !found.customer.isConfirmed;
  if (isUnconfirmed && (await requiresConfirmedEmail(db, store, request.log))) {
    return { ...guest, session: found.session, ...browser, hasInvalidCookie: false };
  }
  return { ...found, ...browser, hasInvalidCookie: false };
}
