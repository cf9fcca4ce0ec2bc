import type { CookieConsent } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { readConsentCookie } from './consent-cookie.ts';
import { findSession, type CustomerRow, type SessionRow } from './repository.ts';
import { hashToken, readSessionCookie } from './session-cookie.ts';

export interface Visitor {
  /** Null for a guest. */
  customer: CustomerRow | null;
  session: SessionRow | null;
  consent: CookieConsent;
  /** A cookie came that opens no session: forged, expired, or ended elsewhere. */
  hasDeadCookie: boolean;
}

/** A session belongs to one store, and an account to one website; elsewhere their bearer is a guest. */
export async function identifyVisitor(
  db: Queryable,
  request: FastifyRequest,
  store: Store,
  now: Date,
): Promise<Visitor> {
  const consent = readConsentCookie(request);
  const cookie = readSessionCookie(request);
  if (cookie.kind !== 'token') {
    return { customer: null, session: null, consent, hasDeadCookie: cookie.kind === 'malformed' };
  }
  const found = await findSession(db, hashToken(cookie.token), now);
  if (found === null) return { customer: null, session: null, consent, hasDeadCookie: true };
  const isElsewhere = found.customer !== null && found.customer.websiteId !== store.websiteId;
  if (found.session.storeId !== store.id || isElsewhere) {
    return { customer: null, session: null, consent, hasDeadCookie: false };
  }
  return { ...found, consent, hasDeadCookie: false };
}

/** For endpoints that only members reach: the contract has turned everybody else away. */
export function requireCustomer({ customer }: Pick<Visitor, 'customer'>): CustomerRow {
  if (customer === null) throw new ShopError('authentication_required');
  return customer;
}

export function requireSession({ session }: Pick<Visitor, 'session'>): SessionRow {
  if (session === null) throw new ShopError('authentication_required');
  return session;
}
