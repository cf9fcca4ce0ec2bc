import type { Registration } from 'shared-contracts/forms/registration';
import type { SignIn } from 'shared-contracts/forms/sign-in';
import type { Store } from 'shared-contracts/stores';
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { mergeGuestBasket } from '../basket/merge.ts';
import { attemptSubject, beginAttempt, deleteOldAttempts, forgetAttempts } from './attempts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  findCustomerByEmail,
  insertCustomer,
  insertSession,
  type CustomerRow,
  type SessionRow,
} from './repository.ts';
import { createToken, hashToken, sessionLifetimeMs } from './session-cookie.ts';

export interface SignInContext {
  store: Store;
  now: Date;
  address: string;
  /** The session that the visitor came with: it ends, and its basket goes along. */
  previous: SessionRow | null;
}

interface SignedIn {
  customer: CustomerRow;
  token: string;
}

export async function signIn(db: Queryable, form: SignIn, context: SignInContext): Promise<SignedIn> {
  const email = form.email.toLowerCase();
  const subject = attemptSubject(email, context.address);
  await beginAttempt(db, subject, context.now);
  const customer = await findCustomerByEmail(db, context.store.websiteId, email);
  const isRight = await verifyPassword(customer?.passwordHash ?? null, form.password);
  if (customer === null || !isRight) throw new ShopError('invalid_credentials');
  await forgetAttempts(db, subject);
  await deleteOldAttempts(db, context.now);
  const token = await startSession(db, customer, context, form.remember ?? true);
  return { customer, token };
}

export async function signUp(db: Queryable, form: Registration, context: SignInContext): Promise<SignedIn> {
  const email = form.email.toLowerCase();
  const subject = attemptSubject(email, context.address);
  await beginAttempt(db, subject, context.now);
  const customer = await insertCustomer(db, {
    websiteId: context.store.websiteId,
    email,
    passwordHash: await hashPassword(form.password),
    firstname: form.firstname,
    lastname: form.lastname,
    gender: form.gender ?? null,
    countryId: form.country_id,
    language: form.language,
    isSubscribed: form.newsletter,
    referralCode: randomBytes(6).toString('base64url'),
    referredBy: form.referral_code ?? null,
    createdAt: context.now,
  });
  if (customer === null) throw new ShopError('email_taken', { fields: { email: 'email_taken' } });
  await forgetAttempts(db, subject);
  const token = await startSession(db, customer, context, true);
  return { customer, token };
}

/** A new id at every sign-in: one that was planted before is worth nothing afterwards. */
async function startSession(
  db: Queryable,
  customer: CustomerRow,
  { store, now, previous }: SignInContext,
  isRemembered: boolean,
): Promise<string> {
  const token = createToken();
  await db.transaction(async (tx) => {
    await insertSession(tx, newSession(hashToken(token), store, now, customer.id, isRemembered));
    if (previous === null) return;
    if (previous.customerId === null) {
      await mergeGuestBasket(tx, store, previous.tokenHash, customer.id, now);
    }
    await deleteSession(tx, previous.tokenHash);
  });
  await deleteExpiredSessions(db, now);
  return token;
}

/** For a guest who puts something into the basket. */
export async function startGuestSession(db: Queryable, store: Store, now: Date): Promise<string> {
  const token = createToken();
  await insertSession(db, newSession(hashToken(token), store, now, null, true));
  return token;
}

function newSession(
  tokenHash: string,
  store: Store,
  now: Date,
  customerId: number | null,
  isRemembered: boolean,
): SessionRow {
  return {
    tokenHash,
    storeId: store.id,
    customerId,
    isRemembered,
    createdAt: now,
    extendedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  };
}
