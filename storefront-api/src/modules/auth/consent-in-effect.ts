import {
  consentInEffect,
  type ConsentRules,
  type StoredConsent,
} from 'shared-contracts/consent/consent-cookie';
import { noConsent, type CookieConsent } from 'shared-contracts/session';
import type { CustomerRow, Visitor } from '../../visit/visit.ts';

/**
 * Returns the consent that counts: the later of the answers in this browser and of the member in another one, so that a
 * consent that was withdrawn on one device does not last on another.
 */
export function consentOf(
  {
    customer,
    storedConsent,
    rejectsAdvertising,
  }: Pick<Visitor, 'customer' | 'storedConsent' | 'rejectsAdvertising'>,
  rules: Omit<ConsentRules, 'rejectsAdvertising'>,
): CookieConsent {
  const ofMember = customer === null ? null : memberConsent(customer);
  const inEffect = [storedConsent, ofMember]
    .filter((stored) => stored !== null)
    .toSorted((a, b) => b.givenAt - a.givenAt)
    .map((stored) => consentInEffect(stored, { ...rules, rejectsAdvertising }));
  return inEffect.find(({ cookie_consent_given: isGiven }) => isGiven) ?? noConsent;
}

/** Returns the answer of the account; null also for one of an earlier release, which nothing proves. */
function memberConsent({ consent }: Pick<CustomerRow, 'consent'>): StoredConsent | null {
  return consent !== null && 'recordId' in consent ? consent : null;
}
