import type { Queryable } from '../../db/client.ts';
import { databaseFailure } from '../../db/database-failure.ts';
import { ShopError } from '../../shop-error.ts';
import { beginAttempt, endAttempt, unlockSignIn } from '../auth/attempts.ts';
import { hashToken } from '../auth/tokens.ts';
import { isUsed, markUsedOnce } from '../auth/single-use.ts';
import { mergeBasketsOfSessions } from '../basket/merge-guest-basket.ts';
import type { CustomerRow } from '../../visit/visit.ts';
import { addNotice } from '../auth/notices.ts';
import { endSessions } from '../auth/sessions.ts';
import { mailLink, mailNotice } from './account-mails.ts';
import type { CallContext } from './password-reset.ts';
import { consumeToken, deleteEmailChange, deleteTokens, lockCustomer, updateCustomer } from './repository.ts';
import { withRoundedDuration } from './rounded-duration.ts';

/**
 * Mails the confirmation link again. The result and its duration are the same for every id, so that they do not reveal
 * which accounts exist.
 */
export async function resendConfirmation(
  db: Queryable,
  customerId: number,
  context: CallContext,
): Promise<void> {
  const { store, now } = context;
  await beginAttempt(db, 'confirmation-email', String(customerId), context);
  await withRoundedDuration(() =>
    db.transaction(async (tx) => {
      const customer = await lockCustomer(tx, customerId);
      if (customer === null || customer.isConfirmed || customer.websiteId !== store.websiteId) return;
      await mailLink(tx, 'confirm-address', {}, customer, store, now);
    }),
  );
}

export interface ConfirmContext extends CallContext {
  /** Hash of the visitor's own session, which a new address does not end. */
  sessionHash: string | null;
}

/**
 * Confirms an address with the token of a mailed link: the present one, or a new one, which replaces it and ends all
 * other sessions. Returns the confirmed address; null for a link that has confirmed the present address before, which
 * changes nothing. Throws `invalid_token`, `email_taken` and `too_many_attempts`.
 */
export async function confirmAccount(
  db: Queryable,
  { id, token }: { id: number; token: string },
  context: ConfirmContext,
): Promise<string | null> {
  const { store, now } = context;
  const attempt = await beginAttempt(db, 'confirm-account', String(id), context);
  const confirm = () =>
    db
      .transaction(async (tx) => {
        const customer = await lockCustomer(tx, id);
        if (customer === null || customer.websiteId !== store.websiteId) throw new ShopError('invalid_token');
        const mailed = { customerId: id, tokenHash: hashToken(token) };
        const change = await consumeToken(tx, { ...mailed, purpose: 'change-email' }, now);
        if (change?.email) return replaceEmail(tx, customer, change.email, context);
        // A used link belongs to its account, as an unused one, and to the address that it has confirmed.
        const used = { kind: 'confirm-address', key: [id, customer.email, token].join('\n') } as const;
        const confirmation = await consumeToken(tx, { ...mailed, purpose: 'confirm' }, now);
        if (confirmation === null) {
          if (customer.isConfirmed && (await isUsed(tx, used, now))) return null;
          throw new ShopError('invalid_token');
        }
        await markUsedOnce(tx, { ...used, expiresAt: confirmation.expiresAt }, now);
        await updateCustomer(tx, id, { isConfirmed: true });
        await mergeBasketsOfSessions(tx, id, now);
        await addNotice(tx, id, { notice: 'address_confirmed', except: context.sessionHash });
        return customer.email;
      })
      .catch((error: unknown) => {
        throw databaseFailure(error)?.kind === 'duplicate' ? new ShopError('email_taken') : error;
      });
  const email = await withRoundedDuration(confirm);
  await endAttempt(db, attempt, context);
  // Failed sign-ins before the confirmation must not lock out the owner now. A used link unlocks nothing.
  if (email !== null) await unlockSignIn(db, email, context);
  return email;
}

/** Returns the new address. */
async function replaceEmail(
  tx: Queryable,
  before: CustomerRow,
  email: string,
  { store, now, sessionHash }: ConfirmContext,
): Promise<string> {
  await updateCustomer(tx, before.id, { email, isConfirmed: true });
  // Links in the mailbox of the old address.
  await deleteTokens(tx, before.id, 'reset');
  await deleteTokens(tx, before.id, 'confirm');
  await deleteTokens(tx, before.id, 'data-export');
  await deleteEmailChange(tx, before.id);
  await mergeBasketsOfSessions(tx, before.id, now);
  await endSessions(tx, before.id, now, sessionHash);
  await mailNotice(tx, 'email-changed', { email }, before, store, now);
  return email;
}
