import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { CustomerRow } from '../../visit/visit.ts';
import { beginAttempt, endAttempt } from '../auth/attempts.ts';
import { endSessions } from '../auth/sessions.ts';
import { createToken, hashToken } from '../auth/tokens.ts';
import { mailTtlMs } from '../mail/mail-kinds.ts';
import { mailLink } from './account-mails.ts';
import type { ConfirmContext } from './confirmation.ts';
import { mailAccountExists } from './account-exists-mail.ts';
import type { CallContext } from './password-reset.ts';
import { withRoundedDuration } from './rounded-duration.ts';
import {
  consumeToken,
  deleteEmailChange,
  findCustomerByEmail,
  lockCustomer,
  replaceTokens,
} from './repository.ts';

/**
 * Mails a link to a new address of a member, and one that cancels the change to the present address. For the address of
 * another account everything is the same to the member, but its owner gets a mail without a link.
 */
export async function requestEmailChange(
  tx: Queryable,
  customer: CustomerRow,
  email: string,
  { store, now }: Pick<CallContext, 'store' | 'now'>,
): Promise<void> {
  await mailLink(tx, 'email-change-requested', { email }, customer, store, now);
  const owner = await findCustomerByEmail(tx, store.websiteId, email);
  if (owner === null) {
    await mailLink(tx, 'confirm-new-address', {}, { ...customer, email }, store, now);
    return;
  }
  // Shown to the member as an address that waits for its confirmation. No mail contains the token.
  const expiresAt = new Date(now.getTime() + mailTtlMs['confirm-new-address']);
  const tokenHash = hashToken(createToken());
  await replaceTokens(tx, { customerId: customer.id, purpose: 'change-email', tokenHash, expiresAt, email });
  await mailAccountExists(tx, owner, store, now);
}

/** Cancels the change to another address, for a member who is signed in. Also if none was requested. */
export function cancelEmailChange(db: Queryable, customerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await deleteEmailChange(tx, customerId);
  });
}

/**
 * Cancels the change by the link that was mailed to the present address, and ends all other sessions of the account: a change that
 * its owner does not know of was requested by a person who is signed in and knows the password. Throws `invalid_token`
 * and `too_many_attempts`.
 */
export async function cancelEmailChangeByLink(
  db: Queryable,
  { id, token }: { id: number; token: string },
  context: ConfirmContext,
): Promise<void> {
  const { store, now, sessionHash } = context;
  const attempt = await beginAttempt(db, 'cancel-email-change', String(id), context);
  const cancel = () =>
    db.transaction(async (tx) => {
      const customer = await lockCustomer(tx, id);
      const isOfStore = customer !== null && customer.websiteId === store.websiteId;
      const mailed = { customerId: id, purpose: 'cancel-email-change', tokenHash: hashToken(token) } as const;
      if (!isOfStore || (await consumeToken(tx, mailed, now)) === null) throw new ShopError('invalid_token');
      await deleteEmailChange(tx, id);
      await endSessions(tx, id, now, sessionHash);
    });
  await withRoundedDuration(cancel);
  await endAttempt(db, attempt, context);
}
