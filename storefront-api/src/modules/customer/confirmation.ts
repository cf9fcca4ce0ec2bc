import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { attemptSubject, beginAttempt, forgetAttempts } from '../session/attempts.ts';
import { hashToken } from '../session/session-cookie.ts';
import { mailLink } from './account-mails.ts';
import { atEvenPace } from './even-pace.ts';
import type { CallContext } from './password-reset.ts';
import { lockCustomer, takeToken, updateCustomer } from './repository.ts';

/** Answers alike, and after the same time, for every id: nobody learns which accounts there are. */
export async function mailConfirmationAgain(
  db: Queryable,
  customerId: number,
  { store, now, address }: CallContext,
): Promise<void> {
  await beginAttempt(db, attemptSubject(String(customerId), address, 'confirmation-email'), now);
  const mail = db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (customer === null || customer.isConfirmed || customer.websiteId !== store.websiteId) return;
    await mailLink(tx, 'confirm', customer, store, now);
  });
  await atEvenPace(mail);
}

export async function confirmAccount(
  db: Queryable,
  { id, token }: { id: number; token: string },
  { store, now, address }: CallContext,
): Promise<void> {
  const subject = attemptSubject(String(id), address, 'confirm-account');
  await beginAttempt(db, subject, now);
  const email = await db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id);
    const isOfStore = customer !== null && customer.websiteId === store.websiteId;
    const mailed = { customerId: id, purpose: 'confirm', tokenHash: hashToken(token) } as const;
    if (!isOfStore || !(await takeToken(tx, mailed, now))) throw new ShopError('invalid_token');
    await updateCustomer(tx, id, { isConfirmed: true });
    return customer.email;
  });
  await forgetAttempts(db, subject);
  // attempts to sign in before the address was confirmed do not keep its owner out now
  await forgetAttempts(db, attemptSubject(email, address));
}
