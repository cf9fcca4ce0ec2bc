import type { ResetPassword } from 'shared-contracts/forms/customer';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { beginAttempt, endAttempt, unlockSignIn, type AttemptContext } from '../auth/attempts.ts';
import { hashPassword } from '../auth/passwords.ts';
import { endSessions } from '../auth/sessions.ts';
import { hashToken } from '../auth/tokens.ts';
import { mailLink, mailNotice } from './account-mails.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { findCustomerByEmail, lockCustomer, takeToken, updateCustomer } from './repository.ts';

export interface CallContext extends AttemptContext {
  store: Store;
}

/** Answers alike, and after the same time, whether the account exists or not. */
export async function forgotPassword(db: Queryable, login: string, context: CallContext): Promise<void> {
  const { store, now } = context;
  const email = login.toLowerCase();
  await beginAttempt(db, 'forgot-password', email, context);
  await withMinimumDuration(mailResetLink(db, email, store, now));
}

async function mailResetLink(db: Queryable, email: string, store: Store, now: Date): Promise<void> {
  const found = await findCustomerByEmail(db, store.websiteId, email);
  if (found === null) return;
  await db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, found.id);
    // changed in between: the link would open the account to the mailbox it has left
    if (customer === null || customer.email !== email) return;
    await mailLink(tx, 'reset', customer, store, now);
  });
}

/** Whoever was signed in anywhere, with the old password, no longer is. */
export async function resetPassword(
  db: Queryable,
  { id, token, password }: ResetPassword,
  context: CallContext,
): Promise<void> {
  const { store, now } = context;
  const attempt = await beginAttempt(db, 'reset-password', String(id), context);
  const passwordHash = await hashPassword(password);
  const customer = await db.transaction(async (tx) => {
    const locked = await lockCustomer(tx, id);
    const isOfStore = locked !== null && locked.websiteId === store.websiteId;
    const mailed = { customerId: id, purpose: 'reset', tokenHash: hashToken(token) } as const;
    if (!isOfStore || !(await takeToken(tx, mailed, now))) throw new ShopError('invalid_token');
    await updateCustomer(tx, id, { passwordHash });
    await endSessions(tx, id);
    await mailNotice(tx, 'password-changed', locked, store, now);
    return locked;
  });
  await endAttempt(db, attempt, context);
  await unlockSignIn(db, customer.email, context);
}
