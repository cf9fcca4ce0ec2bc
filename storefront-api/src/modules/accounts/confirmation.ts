import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { beginAttempt, endAttempt, unlockSignIn } from '../auth/attempts.ts';
import { hashToken } from '../auth/tokens.ts';
import { mergeBasketsOfSessions } from '../basket/merge-guest-basket.ts';
import { mailLink } from './account-mails.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import type { CallContext } from './password-reset.ts';
import { lockCustomer, consumeToken, updateCustomer } from './repository.ts';

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
  const mail = db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (customer === null || customer.isConfirmed || customer.websiteId !== store.websiteId) return;
    await mailLink(tx, 'confirm-address', customer, store, now);
  });
  await withMinimumDuration(mail);
}

/** Confirms an address with the token of a mailed link. Throws `invalid_token` and `too_many_attempts`. */
export async function confirmAccount(
  db: Queryable,
  { id, token }: { id: number; token: string },
  context: CallContext,
): Promise<void> {
  const { store, now } = context;
  const attempt = await beginAttempt(db, 'confirm-account', String(id), context);
  const email = await db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id);
    const isOfStore = customer !== null && customer.websiteId === store.websiteId;
    const mailed = { customerId: id, purpose: 'confirm', tokenHash: hashToken(token) } as const;
    if (!isOfStore || !(await consumeToken(tx, mailed, now))) throw new ShopError('invalid_token');
    await updateCustomer(tx, id, { isConfirmed: true });
    await mergeBasketsOfSessions(tx, id, now);
    return customer.email;
  });
  await endAttempt(db, attempt, context);
  // Failed sign-ins before the confirmation must not lock out the owner now.
  await unlockSignIn(db, email, context);
}
