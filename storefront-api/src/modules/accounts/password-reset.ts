import type { ResetPassword } from 'shared-contracts/forms/customer';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { PasswordHasher } from '../../visit/visit.ts';
import { beginAttempt, endAttempt, unlockSignIn, type AttemptContext } from '../auth/attempts.ts';
import { endSessions } from '../auth/sessions.ts';
import { disconnectIdentities } from '../auth/social-identities.ts';
import { hashToken } from '../auth/tokens.ts';
import { mergeBasketsOfSessions } from '../basket/merge-guest-basket.ts';
import { deleteAccountDeletion } from './delete-account-deletion.ts';
import { mailLink, mailNotice } from './account-mails.ts';
import { withRoundedDuration } from './rounded-duration.ts';
import {
  consumeToken,
  deleteEmailChange,
  findCustomer,
  findCustomerByEmail,
  hasToken,
  lockCustomer,
  updateCustomer,
} from './repository.ts';

export interface CallContext extends AttemptContext {
  store: Store;
  passwords: PasswordHasher;
}

/** Mails a link for a new password if the account exists. The result and its duration are the same if it does not. */
export async function forgotPassword(db: Queryable, login: string, context: CallContext): Promise<void> {
  const { store, now } = context;
  const email = login.toLowerCase();
  await beginAttempt(db, 'forgot-password', email, context);
  await withRoundedDuration(() => mailResetLink(db, email, store, now));
}

async function mailResetLink(db: Queryable, email: string, store: Store, now: Date): Promise<void> {
  const found = await findCustomerByEmail(db, store.websiteId, email);
  if (found === null) return;
  await db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, found.id);
    // The address may have changed since: the old mailbox must not receive the link.
    if (customer === null || customer.email !== email) return;
    await mailLink(tx, 'reset-password', {}, customer, store, now);
  });
}

/**
 * Returns the address of the account whose password a mailed link sets; null if the link is not valid. Reveals nothing to
 * others: the link has 256 random bits, and was mailed to this address.
 */
export async function addressOfResetLink(
  db: Queryable,
  { id, token }: { id: number; token: string },
  { store, now }: Pick<CallContext, 'store' | 'now'>,
): Promise<string | null> {
  const mailed = { customerId: id, purpose: 'reset', tokenHash: hashToken(token) } as const;
  if (!(await hasToken(db, mailed, now))) return null;
  const customer = await findCustomer(db, id);
  return customer?.websiteId === store.websiteId ? customer.email : null;
}

/**
 * Sets a new password, ends all sessions of the account, whose baskets become the member's, and its deletion. Returns the address of the
 * account. Throws `invalid_token`, `too_many_attempts`, `unavailable`, and what `checkPassword` throws.
 *
 * @param checkPassword costs processor time, so it is called for counted attempts only
 */
export async function resetPassword(
  db: Queryable,
  { id, token, password }: ResetPassword,
  context: CallContext,
  checkPassword: () => Promise<void>,
): Promise<string> {
  const { store, now } = context;
  const attempt = await beginAttempt(db, 'reset-password', String(id), context);
  await checkPassword();
  const passwordHash = await context.passwords.hash(password);
  const customer = await db.transaction(async (tx) => {
    const locked = await lockCustomer(tx, id);
    const isOfStore = locked !== null && locked.websiteId === store.websiteId;
    const mailed = { customerId: id, purpose: 'reset', tokenHash: hashToken(token) } as const;
    if (!isOfStore || (await consumeToken(tx, mailed, now)) === null) throw new ShopError('invalid_token');
    await updateCustomer(tx, id, { passwordHash });
    // An attacker who knew the old password may have asked for another address, or for the deletion of the account.
    await deleteEmailChange(tx, id);
    await deleteAccountDeletion(tx, id);
    // Without a confirmed address the sessions have baskets of their own, which would end with them.
    await mergeBasketsOfSessions(tx, id, now);
    await endSessions(tx, id, now);
    // A person who joined with an address of others must not keep access when its owner takes over the account.
    await disconnectIdentities(tx, id);
    await mailNotice(tx, 'password-changed', {}, locked, store, now);
    return locked;
  });
  await endAttempt(db, attempt, context);
  await unlockSignIn(db, customer.email, context);
  return customer.email;
}
