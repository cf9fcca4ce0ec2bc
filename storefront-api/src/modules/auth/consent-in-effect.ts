import {
  consentInEffect,
  type ConsentRules,
  type StoredConsent,
} from 'shared-contracts/consent/consent-cookie';
import type { CookieConsent } from 'shared-contracts/session';
import type { CustomerRow, Visitor } from '../../visit/visit.ts';

/** Returns the consent that counts. The answer in this browser takes precedence over that of the member in another one. */
export function consentOf(
  {
    customer,
    storedConsent,
    rejectsAdvertising,
  }: Pick<Visitor, 'customer' | 'storedConsent' | 'rejectsAdvertising'>,
  rules: Omit<ConsentRules, 'rejectsAdvertising'>,
): CookieConsent {
  const ofBrowser = consentInEffect(storedConsent, { ...rules, rejectsAdvertising });
  if (ofBrowser.cookie_consent_given || customer === null) return ofBrowser;
  return consentInEffect(memberConsent(customer), { ...rules, rejectsAdvertising });
}

/** Returns the answer of the account; null also for one of an earlier release, which nothing proves. */
function memberConsent({ consent }: Pick<CustomerRow, 'consent'>): StoredConsent | null {
  return consent !== null && 'recordId' in consent ? consent : null;
}
