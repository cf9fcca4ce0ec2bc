import { randomBytes } from 'node:crypto';
import { consentMaxAgeSeconds, type StoredConsent } from 'shared-contracts/consent/consent-cookie';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import type { CustomerRow } from '../../visit/visit.ts';
import { saveConsent } from '../accounts/service.ts';
import type { ConsentTerms } from '../stores/config/consent-terms.ts';
import { deleteRecordsBefore, insertRecord, insertWording } from './repository.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * How long a record proves a consent: as long as the consent counts, and for three more years, after which authorities
 * no longer fine what was done with it (such as §31 OWiG in Germany). Then no proof is needed.
 */
const recordTtlSeconds = consentMaxAgeSeconds + 3 * yearSeconds;

export interface Choice {
  accepted_functional: boolean;
  accepted_advertising: boolean;
}

interface Answer {
  store: Store;
  /** Null for a guest. */
  customer: CustomerRow | null;
  terms: ConsentTerms;
  /** Global Privacy Control, which counts as advertising rejected whatever was chosen. */
  rejectsAdvertising: boolean;
  now: Date;
}

/** Stores an answer with its proof, and with the account of a member. Returns it as the browser stores it. */
export async function recordConsent(
  db: Queryable,
  choice: Choice,
  { store, customer, terms, rejectsAdvertising, now }: Answer,
): Promise<StoredConsent> {
  const {
    cookieConsentVersion: version,
    cookieConsentWording,
    cookieConsentIframes,
    thirdPartyServices,
  } = terms;
  const stored: StoredConsent = {
    accepted_functional: choice.accepted_functional,
    accepted_advertising: choice.accepted_advertising && !rejectsAdvertising,
    version,
    givenAt: Math.floor(now.getTime() / 1000),
    recordId: randomBytes(16).toString('base64url'),
  };
  await db.transaction(async (tx) => {
    await insertWording(tx, {
      storeId: store.id,
      version,
      locale: store.locale,
      wording: cookieConsentWording,
      services: thirdPartyServices,
      iframes: cookieConsentIframes,
    });
    await insertRecord(tx, {
      id: stored.recordId,
      storeId: store.id,
      customerId: customer?.id ?? null,
      version,
      acceptedFunctional: stored.accepted_functional,
      acceptedAdvertising: stored.accepted_advertising,
      rejectedByBrowser: rejectsAdvertising,
      givenAt: new Date(stored.givenAt * 1000),
    });
    if (customer !== null) await saveConsent(tx, customer.id, stored);
  });
  return stored;
}

/** Deletes the records that no longer prove anything. The wordings stay: they are few, and texts of the shop. */
export function deleteExpiredRecords(db: Queryable, now: Date): Promise<void> {
  return deleteRecordsBefore(db, new Date(now.getTime() - recordTtlSeconds * 1000));
}
