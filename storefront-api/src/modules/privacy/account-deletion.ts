import { setTimeout as sleep } from 'node:timers/promises';
import { deletionDelayDays } from 'shared-contracts/forms/privacy';
import type { Queryable } from '../../db/client.ts';
import { databaseFailure } from '../../db/database-failure.ts';
import { ShopError } from '../../shop-error.ts';
import type { CustomerRow, SessionRow } from '../../visit/visit.ts';
import { mailLink, mailNotice } from '../accounts/account-mails.ts';
import { confirmIdentity } from '../accounts/change-details.ts';
import { consumeToken } from '../accounts/mailed-tokens.ts';
import type { CallContext } from '../accounts/password-reset.ts';
import { withRoundedDuration } from '../accounts/rounded-duration.ts';
import { lockAccount } from '../accounts/service.ts';
import { beginAttempt, endAttempt } from '../auth/attempts.ts';
import { endSessions, isSessionOpen } from '../auth/sessions.ts';
import { hashToken } from '../auth/tokens.ts';
import { deleteAccountDeletion } from '../accounts/delete-account-deletion.ts';
import { lockPurchases } from '../orders/lock-purchases.ts';
import { erasedParts } from './member-data.ts';
import type { PersonalData } from '../../personal-data.ts';
import { findDeletion, insertDeletion } from './repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const maxAttempts = 10;
const retryMs = 20;

export interface DeletionContext extends CallContext {
  customer: CustomerRow;
  session: SessionRow;
}

/**
 * Deletes an account after {@link deletionDelayDays}: ends all other sessions, and mails the date and a link that cancels.
 * A second request changes nothing, and needs no password. Throws `invalid_credentials`, `too_many_attempts`, and
 * `authentication_required` if the session has ended meanwhile.
 */
export async function requestDeletion(
  db: Queryable,
  password: string,
  context: DeletionContext,
): Promise<void> {
  const { customer: verified, session, store, now } = context;
  // Verifying costs processor time.
  if (await isGoingToBeDeleted(db, verified.id)) return;
  await confirmIdentity(db, password, context);
  await db.transaction(async (tx) => {
    const customer = await lockAccount(tx, verified.id);
    // Verifying takes a while: the password or the address may be another one now, and the session may have ended.
    if (customer?.passwordHash !== verified.passwordHash || customer.email !== verified.email) {
      throw new ShopError('invalid_credentials', { fields: { current_password: 'is' } });
    }
    if (!(await isSessionOpen(tx, session.tokenHash))) throw new ShopError('authentication_required');
    if ((await findDeletion(tx, customer.id)) !== null) return;
    const deletionAt = new Date(now.getTime() + deletionDelayDays * dayMs);
    const { id: customerId } = customer;
    await insertDeletion(tx, {
      customerId,
      storeId: store.id,
      requestedAt: now,
      deletionAt,
      dueAt: deletionAt,
    });
    await endSessions(tx, customerId, now, session.tokenHash);
    const date = deletionAt.toISOString();
    await mailLink(tx, 'account-deletion-requested', { date }, customer, store, now);
  });
}

/** Cancels the account deletion of a member who is signed in. Also if none was requested. */
export async function cancelDeletion(db: Queryable, customerId: number): Promise<void> {
  await db.transaction(async (tx) => {
    // The account may have been deleted since the session was read: nothing is kept then.
    if ((await lockAccount(tx, customerId)) === null) throw new ShopError('authentication_required');
    await deleteAccountDeletion(tx, customerId);
  });
}

/**
 * Cancels an account deletion by the mailed link, and ends all other sessions: a deletion that its owner does not know of was
 * requested by a person who is signed in. Throws `invalid_token` and `too_many_attempts`.
 *
 * @param context with the hash of the visitor's own session
 */
export async function cancelDeletionByLink(
  db: Queryable,
  { id, token }: { id: number; token: string },
  context: CallContext & { sessionHash: string | null },
): Promise<void> {
  const { store, now, sessionHash } = context;
  const attempt = await beginAttempt(db, 'cancel-account-deletion', String(id), context);
  const cancel = () =>
    db.transaction(async (tx) => {
      const customer = await lockAccount(tx, id);
      const mailed = {
        customerId: id,
        purpose: 'cancel-account-deletion',
        tokenHash: hashToken(token),
      } as const;
      const isOfStore = customer !== null && customer.websiteId === store.websiteId;
      if (!isOfStore || (await consumeToken(tx, mailed, now)) === null) throw new ShopError('invalid_token');
      await deleteAccountDeletion(tx, id);
      await endSessions(tx, id, now, sessionHash);
    });
  await withRoundedDuration(cancel);
  await endAttempt(db, attempt, context);
}

/** Returns whether an account is going to be deleted. */
export async function isGoingToBeDeleted(db: Queryable, customerId: number): Promise<boolean> {
  return (await findDeletion(db, customerId)) !== null;
}

/**
 * Deletes everything that the shop stores about a member, and mails that to the former address. Does nothing if the
 * account is kept, or if another process has deleted it meanwhile. An order that is being placed is kept as a whole, or is
 * not placed.
 */
export async function eraseAccount(
  db: Queryable,
  customerId: number,
  now: Date,
  parts: readonly PersonalData[] = erasedParts,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await db.transaction((tx) => erase(tx, customerId, now, parts));
      return;
    } catch (error) {
      if (databaseFailure(error)?.kind !== 'contention' || attempt === maxAttempts) throw error;
      // A payment of the member is being recorded.
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await sleep(attempt * retryMs);
    }
  }
}

async function erase(
  tx: Queryable,
  customerId: number,
  now: Date,
  parts: readonly PersonalData[],
): Promise<void> {
  await lockPurchases(tx, customerId);
  const customer = await lockAccount(tx, customerId);
  const deletion = await findDeletion(tx, customerId);
  if (customer === null || deletion === null || deletion.deletionAt > now) return;
  for (const { eraseOf } of parts) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await eraseOf(tx, customerId);
  }
  await mailNotice(tx, 'account-deleted', {}, { ...customer, id: null }, { id: deletion.storeId }, now);
}
