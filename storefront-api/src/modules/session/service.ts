import type { Registration } from 'shared-contracts/forms/registration';
import type { SignIn } from 'shared-contracts/forms/sign-in';
import type { Store } from 'shared-contracts/stores';
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { mergeGuestBasket } from '../basket/merge.ts';
import { carryOutPending, type CarriedOut } from '../basket/pending-additions.ts';
import { mailLink, mailNotice } from '../customer/account-mails.ts';
import { refuseUnknownChoices } from '../customer/known-choices.ts';
import {
  beginAttempt,
  deleteOldAttempts,
  endAttempt,
  rememberPlace,
  type AttemptContext,
} from './attempts.ts';
import { requiresConfirmedEmail } from './confirmed-email.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  findCustomerByEmail,
  insertCustomer,
  insertSession,
  type CustomerRow,
  type NewCustomer,
  type SessionRow,
} from './repository.ts';
import { createToken, hashToken, sessionLifetimeMs } from './session-cookie.ts';

export interface SignInContext extends AttemptContext {
  store: Store;
  /** The session that the visitor came with: it ends, and its basket goes along. */
  previous: SessionRow | null;
  /** Hash of the token in the visitor's cookie, whichever store's it is: the cookie is overwritten. */
  carried: string | null;
  /** Hash of the token under which the browser's additions wait for sign-in. */
  pending: string | null;
}

export type OpenSession = Pick<SessionRow, 'storeId' | 'customerId' | 'isRemembered'>;

interface StartedSession {
  token: string;
  /** What the browser had asked to add before. */
  additions: CarriedOut[];
}

interface SignedIn extends StartedSession {
  customer: CustomerRow;
}

export async function signIn(db: Queryable, form: SignIn, context: SignInContext): Promise<SignedIn> {
  const email = form.email.toLowerCase();
  const attempt = await beginAttempt(db, 'sign-in', email, context);
  const customer = await findCustomerByEmail(db, context.store.websiteId, email);
  const isRight = await verifyPassword(customer?.passwordHash ?? null, form.password);
  if (customer === null || !isRight) throw new ShopError('invalid_credentials');
  await deleteOldAttempts(db, context.now);
  if (!customer.isConfirmed && requiresConfirmedEmail(context.store)) {
    // with the right password only, and still counted, so that it cannot fill a mailbox
    await db.transaction((tx) => mailLink(tx, 'confirm', customer, context.store, context.now));
    throw new ShopError('not_confirmed');
  }
  await endAttempt(db, attempt, context);
  await rememberPlace(db, email, context);
  const started = await db.transaction((tx) => startSession(tx, customer, context, form.remember ?? true));
  await deleteExpiredSessions(db, context.now);
  return { customer, ...started };
}

/** Null where the new member has to confirm the address before signing in. */
export async function signUp(
  db: Queryable,
  form: Registration,
  context: SignInContext,
): Promise<SignedIn | null> {
  refuseUnknownChoices(form);
  const { store, now } = context;
  const email = form.email.toLowerCase();
  const attempt = await beginAttempt(db, 'sign-up', email, context);
  const passwordHash = await hashPassword(form.password);
  const joined = await db.transaction(async (tx) => {
    const customer = await insertCustomer(tx, newCustomer(form, { email, passwordHash, store, now }));
    if (customer === null) throw new ShopError('email_taken', { fields: { email: 'email_taken' } });
    await mailNotice(tx, 'welcome', customer, store, now);
    await mailLink(tx, 'confirm', customer, store, now);
    if (requiresConfirmedEmail(store)) return null;
    return { customer, ...(await startSession(tx, customer, context, true)) };
  });
  // An account that was made still counts for its place: see the limit of sign-ups.
  await endAttempt(db, { ...attempt, ids: [] }, context);
  // Only where the account was made: who joins with the address of an existing account does not get here.
  await rememberPlace(db, email, context);
  return joined;
}

function newCustomer(
  form: Registration,
  account: { email: string; passwordHash: string; store: Store; now: Date },
): NewCustomer {
  return {
    websiteId: account.store.websiteId,
    email: account.email,
    passwordHash: account.passwordHash,
    firstname: form.firstname,
    lastname: form.lastname,
    gender: form.gender ?? null,
    countryId: form.country_id,
    language: form.language,
    isSubscribed: form.newsletter,
    referralCode: randomBytes(6).toString('base64url'),
    referredBy: form.referral_code ?? null,
    createdAt: account.now,
  };
}

/** A new id at every sign-in: one that was planted before is worth nothing afterwards. */
async function startSession(
  tx: Queryable,
  customer: CustomerRow,
  { store, now, previous, carried, pending }: SignInContext,
  isRemembered: boolean,
): Promise<StartedSession> {
  const token = createToken();
  const { id: customerId } = customer;
  await insertSession(tx, newSession(hashToken(token), { storeId: store.id, customerId, isRemembered }, now));
  if (previous !== null && previous.customerId === null) {
    await mergeGuestBasket(tx, store, previous.tokenHash, customerId, now);
  }
  const additions = pending === null ? [] : await carryOutPending(tx, pending, { store, customerId, now });
  if (carried !== null) await deleteSession(tx, carried);
  return { token, additions };
}

/** Ends every session of the member and goes on with a new one in the place of this. */
export async function restartSession(tx: Queryable, session: OpenSession, now: Date): Promise<string> {
  const token = createToken();
  if (session.customerId !== null) await endSessions(tx, session.customerId);
  await insertSession(tx, newSession(hashToken(token), session, now));
  return token;
}

export function endSessions(tx: Queryable, customerId: number): Promise<void> {
  return deleteSessionsOf(tx, customerId);
}

/** For a guest who puts something into the basket. */
export async function startGuestSession(db: Queryable, store: Store, now: Date): Promise<string> {
  const token = createToken();
  const guest = { storeId: store.id, customerId: null, isRemembered: true };
  await insertSession(db, newSession(hashToken(token), guest, now));
  return token;
}

function newSession(
  tokenHash: string,
  { storeId, customerId, isRemembered }: OpenSession,
  now: Date,
): SessionRow {
  return {
    tokenHash,
    storeId,
    customerId,
    isRemembered,
    createdAt: now,
    extendedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  };
}
