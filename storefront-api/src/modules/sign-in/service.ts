import type { FastifyBaseLogger } from 'fastify';
import type { Registration } from 'shared-contracts/forms/registration';
import type { SignIn } from 'shared-contracts/forms/sign-in';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import type { MergeNotice, SessionNotice } from '../../db/schema/index.ts';
import { ShopError } from '../../shop-error.ts';
import type { CustomerRow, PasswordHasher, SessionRow } from '../../visit/visit.ts';
import { mailLink, mailNotice } from '../accounts/account-mails.ts';
import { withRoundedDuration } from '../accounts/rounded-duration.ts';
import { accountByEmail, createAccount, lockAccount } from '../accounts/service.ts';
import { rejectUnsupportedChoices } from '../accounts/supported-choices.ts';
import {
  beginAttempt,
  deleteOldAttempts,
  endAttempt,
  isKnownNetwork,
  rememberNetwork,
  type AttemptContext,
} from '../auth/attempts.ts';
import type { SessionPlace } from '../auth/session-place.ts';
import { endSession, removeExpiredSessions, startSession } from '../auth/sessions.ts';
import { markUsedOnce } from '../auth/single-use.ts';
import { accountOfIdentity, connectIdentity, type SocialIdentity } from '../auth/social-identities.ts';
import { mergeGuestBasket } from '../basket/merge-guest-basket.ts';
import { applyPendingAdditions, type AppliedAddition } from '../basket/pending/pending-additions.ts';
import { isGoingToBeDeleted } from '../privacy/account-deletion.ts';
import { requiresConfirmedEmail } from '../stores/config/service.ts';

export interface SignInContext extends AttemptContext {
  store: Store;
  /** Returns the known device that the visitor uses, if it is one of this customer. */
  deviceOf: (customer: CustomerRow) => string | null;
  passwords: PasswordHasher;
  log: FastifyBaseLogger;
  /** The visitor's session before sign-in, also of an unconfirmed member: it ends, and its basket is merged. */
  previous: SessionRow | null;
  place: SessionPlace;
  /** Hash of the token in the visitor's cookie, of whichever store: the cookie is overwritten. */
  cookieTokenHash: string | null;
  /** Hash of the token under which the browser's pending additions are stored. */
  pendingTokenHash: string | null;
  /** Shown at the next page of the session that a sign-up starts; null for none. */
  newcomerNotice: SessionNotice | null;
  /** Whether the answer shows the notices of a sign-in itself. Otherwise the next page of the session does. */
  answersNotice: boolean;
  /** Connected with the account: the person at a provider that this browser has signed in as. */
  identity: PendingIdentity | null;
}

/** A social login that waits for an account. It connects one, until `expiresAt`. */
interface PendingIdentity extends SocialIdentity {
  provider: string;
  state: string;
  expiresAt: Date;
}

interface StartedSession {
  token: string;
  /** What the browser had asked to add before sign-in. */
  additions: AppliedAddition[];
  /** For the answer to show. */
  notices: SessionNotice[];
}

export interface SignedIn extends StartedSession {
  customer: CustomerRow;
}

/**
 * Signs a customer in. Throws `invalid_credentials`, `too_many_attempts`, or `not_confirmed` in a store that requires a
 * confirmed address.
 */
export async function signIn(db: Queryable, form: SignIn, context: SignInContext): Promise<SignedIn> {
  const email = form.email.toLowerCase();
  const customer = await accountByEmail(db, context.store.websiteId, email);
  const counted = { ...context, device: customer === null ? null : context.deviceOf(customer) };
  const attempt = await beginAttempt(db, 'sign-in', email, counted);
  const isKnownDevice = counted.device !== null;
  const passwordHash = customer?.passwordHash ?? null;
  const isCorrect = await context.passwords.verify(passwordHash, form.password, { isKnownDevice });
  if (customer === null || !isCorrect) throw new ShopError('invalid_credentials');
  await deleteOldAttempts(db, context.now);
  if (!customer.isConfirmed && (await requiresConfirmedEmail(db, context.store, context.log))) {
    // Only after a correct password, and still counted as an attempt: otherwise the mailbox could be flooded.
    await db.transaction(async (tx) => {
      const locked = await lockVerified(tx, customer);
      await mailLink(tx, 'confirm-address', {}, locked, context.store, context.now);
    });
    throw new ShopError('not_confirmed');
  }
  const lockMember = (tx: Queryable) => lockVerified(tx, customer);
  const signedIn = await startNoticedSession(db, lockMember, context, form.remember ?? true);
  await endAttempt(db, attempt, counted);
  await removeExpiredSessions(db, context.now);
  return signedIn;
}

/**
 * Locks the account whose password was verified. Verifying takes a while, and a change of the password or the address
 * meanwhile has ended every session. Throws `invalid_credentials` after such a change.
 */
async function lockVerified(tx: Queryable, verified: CustomerRow): Promise<CustomerRow> {
  const locked = await lockAccount(tx, verified.id);
  if (locked?.passwordHash !== verified.passwordHash || locked.email !== verified.email)
    throw new ShopError('invalid_credentials');
  return locked;
}

/**
 * Starts the session of a member who has proved who they are, and mails them if that happened at a new place.
 *
 * @param lockMember locks the account, so that no change can end its sessions before this one is stored. Returns the
 *   account, and throws if it is no longer the one that was proved
 */
export async function startNoticedSession(
  db: Queryable,
  lockMember: (tx: Queryable) => Promise<CustomerRow>,
  context: SignInContext,
  isRemembered: boolean,
): Promise<SignedIn> {
  return db.transaction(async (tx) => {
    const customer = await lockMember(tx);
    if (await isNewElsewhere(tx, customer, context)) {
      const { address: network, store, now } = context;
      await mailNotice(tx, 'new-sign-in', { network }, customer, store, now);
    }
    await rememberNetwork(tx, customer.email, context);
    const isUnused = await markIdentityUsed(tx, context);
    const isNew = await connectIfIdentified(tx, customer, context);
    // The form may be sent twice: then the account is connected already.
    if (isNew && !isUnused) throw new ShopError('sign_in_expired');
    const isLeaving = await isGoingToBeDeleted(tx, customer.id);
    const notices: SessionNotice[] = isLeaving ? ['deletion_pending'] : [];
    return { customer, ...(await startMemberSession(tx, customer, context, isRemembered, notices)) };
  });
}

/**
 * Returns whether a sign-in is reported to the member: from a network that the account has not used before, in a browser
 * without a session of the account that is not one of its known devices.
 */
async function isNewElsewhere(
  db: Queryable,
  customer: CustomerRow,
  context: SignInContext,
): Promise<boolean> {
  if (context.previous?.customerId === customer.id || context.deviceOf(customer) !== null) return false;
  return !(await isKnownNetwork(db, customer.email, context));
}

/**
 * Creates an account and signs it in. Returns null in a store that requires a confirmed address. Throws
 * `too_many_attempts`, what `checkPassword` throws, and `email_taken` in the other stores.
 *
 * @param checkPassword costs processor time, so it is called for counted attempts only
 */
export async function signUp(
  db: Queryable,
  form: Registration,
  context: SignInContext,
  checkPassword: () => Promise<void>,
): Promise<SignedIn | null> {
  rejectUnsupportedChoices(form);
  const email = form.email.toLowerCase();
  const attempt = await beginAttempt(db, 'sign-up', email, context);
  await checkPassword();
  const isConfirmedOnly = await requiresConfirmedEmail(db, context.store, context.log);
  // The same for every address. Outside of the rounded duration, whose steps are too short for it on a loaded machine.
  const passwordHash = await context.passwords.hash(form.password);
  if (isConfirmedOnly) {
    // Nothing that others can see may depend on whether the address has an account: neither the answer and its time, nor
    // what is counted and remembered afterwards.
    await withRoundedDuration(() =>
      db.transaction(async (tx) => {
        // Used up by a taken address too: whether it still connects an account must not tell the two apart.
        await useIdentity(tx, context);
        const customer = await createMember(tx, form, passwordHash, context);
        if (customer !== null) await connectIfIdentified(tx, customer, context);
      }),
    );
    return null;
  }
  const joined = await db.transaction(async (tx) => {
    const customer = await createMember(tx, form, passwordHash, context);
    // Not used up by a taken address, whose owner signs in with the same social login.
    if (customer === null) return null;
    await useIdentity(tx, context);
    await connectIfIdentified(tx, customer, context);
    const { newcomerNotice } = context;
    const notices = newcomerNotice === null ? [] : [newcomerNotice];
    return { customer, ...(await startMemberSession(tx, customer, context, true, notices)) };
  });
  if (joined === null) throw new ShopError('email_taken', { fields: { email: 'email_taken' } });
  // The successful sign-up still counts for its network: `perNetwork` limits new accounts, not failures only.
  await endAttempt(db, { ...attempt, ids: [] }, context);
  // Not reached with the address of an existing account, so signing up cannot make a network known for it.
  await rememberNetwork(db, email, context);
  return joined;
}

/** Returns null if the address has an account. */
function createMember(
  tx: Queryable,
  form: Registration,
  passwordHash: string,
  { store, now, previous }: SignInContext,
): Promise<CustomerRow | null> {
  const email = form.email.toLowerCase();
  const invitationCode = previous?.invitationCode ?? null;
  return createAccount(tx, form, { email, passwordHash, store, now, invitationCode });
}

/**
 * Uses up the social login of a registration. Throws `sign_in_expired` if it was used before, or if its person is
 * connected with an account already.
 */
async function useIdentity(tx: Queryable, context: SignInContext): Promise<void> {
  const { identity, store } = context;
  const connected = identity === null ? null : await accountOfIdentity(tx, store.websiteId, identity);
  if (connected !== null || !(await markIdentityUsed(tx, context))) throw new ShopError('sign_in_expired');
}

/** Returns false if the social login was used before. */
async function markIdentityUsed(tx: Queryable, { identity, now }: SignInContext): Promise<boolean> {
  if (identity === null) return true;
  const { state: key, expiresAt } = identity;
  return markUsedOnce(tx, { kind: 'connected social-login', key, expiresAt }, now);
}

/** Returns true if the account was connected by this call. */
async function connectIfIdentified(
  tx: Queryable,
  customer: CustomerRow,
  { identity, store, now }: SignInContext,
): Promise<boolean> {
  if (identity === null) return false;
  const isNew = await connectIdentity(tx, customer, identity, now);
  const { provider } = identity;
  if (isNew) await mailNotice(tx, 'social-login-connected', { provider }, customer, store, now);
  return isNew;
}

/** Uses a new token for every sign-in, so that a token planted in the browser before opens nothing afterwards. */
async function startMemberSession(
  tx: Queryable,
  customer: CustomerRow,
  context: SignInContext,
  isRemembered: boolean,
  accountNotices: readonly SessionNotice[],
): Promise<StartedSession> {
  const { store, now, place, cookieTokenHash, pendingTokenHash, answersNotice } = context;
  const { id: customerId } = customer;
  const notices = [...accountNotices, ...(await mergePreviousBasket(tx, customerId, context))];
  const session = { storeId: store.id, customerId, isRemembered, ...place };
  const stored = answersNotice || notices.length === 0 ? null : notices;
  const token = await startSession(tx, session, now, stored);
  const additions =
    pendingTokenHash === null
      ? []
      : await applyPendingAdditions(tx, pendingTokenHash, { store, customerId, now });
  if (cookieTokenHash !== null) await endSession(tx, cookieTokenHash);
  return { token, additions, notices: answersNotice ? notices : [] };
}

async function mergePreviousBasket(
  tx: Queryable,
  customerId: number,
  { store, now, previous }: SignInContext,
): Promise<MergeNotice[]> {
  if (previous === null) return [];
  // The basket of a member who must confirm the address stays theirs if another person signs in on the same device.
  const owner = previous.customerId ?? customerId;
  const notices = await mergeGuestBasket(tx, store, previous.tokenHash, owner, now);
  return owner === customerId ? notices : [];
}
