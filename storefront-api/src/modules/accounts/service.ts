import type { StoredConsent } from 'shared-contracts/consent/consent-cookie';
import type { Registration } from 'shared-contracts/forms/registration';
import type { Store } from 'shared-contracts/stores';
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { CustomerRow } from '../../visit/visit.ts';
import { mailLink, mailNotice } from './account-mails.ts';
import { mailAccountExists } from './account-exists-mail.ts';
import {
  findCustomerByEmail,
  findReferrerId,
  hasReferralCode,
  insertCustomer,
  lockCustomer,
  updateConsent,
} from './repository.ts';

interface NewAccount {
  /** Lower case. */
  email: string;
  passwordHash: string;
  store: Store;
  now: Date;
  /** Code of the invitation that this visitor has opened; null without one. */
  invitationCode: string | null;
}

/** Returns the website's account with this address, in lower case; null if there is none. */
export function accountByEmail(db: Queryable, websiteId: number, email: string): Promise<CustomerRow | null> {
  return findCustomerByEmail(db, websiteId, email);
}

/** Locks an account until the transaction ends, and returns it as it is now; null if it was removed. */
export function lockAccount(tx: Queryable, customerId: number): Promise<CustomerRow | null> {
  return lockCustomer(tx, customerId);
}

/**
 * Creates an account and queues its welcome mail and the link that confirms its address. Returns null if the website
 * already has an account with this address, whose owner gets a mail. Throws `invalid_request` for a referral code that no
 * member of the website has. That of the opened invitation is left out instead: the form has filled it in, and its member
 * may have left since.
 */
export async function createAccount(
  tx: Queryable,
  form: Registration,
  { email, passwordHash, store, now, invitationCode }: NewAccount,
): Promise<CustomerRow | null> {
  const { referral_code: code = null } = form;
  const isKnown = code !== null && (await hasReferralCode(tx, store.websiteId, code));
  if (code !== null && !isKnown && code !== invitationCode)
    throw new ShopError('invalid_request', { fields: { referral_code: 'is' } });
  const customer = await insertCustomer(tx, {
    websiteId: store.websiteId,
    email,
    passwordHash,
    firstname: form.firstname,
    lastname: form.lastname,
    gender: form.gender ?? null,
    countryId: form.country_id,
    language: form.language,
    isSubscribed: form.newsletter,
    referralCode: randomBytes(6).toString('base64url'),
    referredBy: isKnown ? code : null,
    createdAt: now,
  });
  if (customer === null) {
    const owner = await findCustomerByEmail(tx, store.websiteId, email);
    if (owner !== null) await mailAccountExists(tx, owner, store, now);
    return null;
  }
  await mailNotice(tx, 'welcome', {}, customer, store, now);
  await mailLink(tx, 'confirm-address', {}, customer, store, now);
  return customer;
}

/** Returns whether a referral code is that of a member of the website. */
export function isReferralCode(db: Queryable, websiteId: number, code: string): Promise<boolean> {
  return hasReferralCode(db, websiteId, code);
}

/** Returns the account that has invited a member; null if none has, or if it was deleted. */
export function findReferrer(db: Queryable, customerId: number): Promise<number | null> {
  return findReferrerId(db, customerId);
}

/**
 * Stores the cookie preferences of a member, which apply on the member's other devices too. Null: the member is asked
 * again.
 */
export function saveConsent(db: Queryable, customerId: number, consent: StoredConsent | null): Promise<void> {
  return updateConsent(db, customerId, consent);
}
