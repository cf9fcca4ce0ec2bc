import type { InferSelectModel } from 'drizzle-orm';
import type { StoredConsent } from 'shared-contracts/consent/consent-cookie';
import type { Store } from 'shared-contracts/stores';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { customers, sessions } from '../db/schema/index.ts';
import { ShopError } from '../shop-error.ts';

export type CustomerRow = InferSelectModel<typeof customers>;
export type SessionRow = InferSelectModel<typeof sessions>;

/** Who makes a request. */
export interface Visitor {
  /** Null for a guest. */
  customer: CustomerRow | null;
  /** Of a member who must confirm the address first, the session has a customer and the visitor has none. */
  session: SessionRow | null;
  /** Price list of the customer's group in the store; null: the store's own. */
  groupPriceList: string | null;
  /** The answer about cookies in this browser, which may no longer count: see `consentOf`. */
  storedConsent: StoredConsent | null;
  /** Global Privacy Control. */
  rejectsAdvertising: boolean;
  /** True if the request carried a session cookie that opens no session: forged, expired, or ended elsewhere. */
  hasInvalidCookie: boolean;
}

/** What a handler knows about a call besides its fields. */
export interface Visit {
  store: Store;
  /** Every store that the call names; the first is {@link store}, the only one whose session counts. */
  stores: readonly Store[];
  visitor: Visitor;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Works for the endpoints of `passwordEndpoints` only. */
  passwords: PasswordHasher;
}

/** Hashes and checks passwords. Both throw `unavailable` while too many hashes are waiting. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** Null, for an account that does not exist, takes as long as a wrong password. Known devices go first. */
  verify: (
    passwordHash: string | null,
    password: string,
    options?: { isKnownDevice?: boolean },
  ) => Promise<boolean>;
}

/** Finds out who makes a request to a store. */
export type IdentifyVisitor = (request: FastifyRequest, store: Store, now: Date) => Promise<Visitor>;

/** Returns the signed-in customer. Throws `authentication_required` for a guest. */
export function requireCustomer({ customer }: Pick<Visitor, 'customer'>): CustomerRow {
  if (customer === null) throw new ShopError('authentication_required');
  return customer;
}

/** Returns the visitor's session. Throws `authentication_required` without one. */
export function requireSession({ session }: Pick<Visitor, 'session'>): SessionRow {
  if (session === null) throw new ShopError('authentication_required');
  return session;
}
