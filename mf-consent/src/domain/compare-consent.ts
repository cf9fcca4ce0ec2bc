import type { CookieConsent } from 'shared-contracts/session';

const fields = ['cookie_consent_given', 'accepted_functional', 'accepted_advertising'] as const;

export function isSameConsent(one: CookieConsent, other: CookieConsent): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/** Returns whether something that was accepted before is not accepted any more. */
export function isWithdrawn(before: CookieConsent, after: CookieConsent): boolean {
  return fields.some((field) => before[field] && !after[field]);
}
