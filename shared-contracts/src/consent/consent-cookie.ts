import type { CookieConsent } from '../session/cookie-consent-schema.ts';
import { noConsent } from '../session/session-rules.ts';

/** A visitor's answer as it is stored with the browser or the account. */
export interface StoredConsent {
  accepted_functional: boolean;
  accepted_advertising: boolean;
  /** Version of the list of services and of the wording that the visitor saw. */
  version: string;
  /** Seconds since 1970. */
  givenAt: number;
  /** Id of the record that proves the consent. */
  recordId: string;
}

/** Specification §4 names no term; data protection authorities ask shops to ask again after a year at most. */
export const consentMaxAgeSeconds = 365 * 24 * 60 * 60;

/** Clocks of servers may differ. */
const toleranceSeconds = 5 * 60;

const format = '2';
const pattern = /^2\.f([01])a([01])\.([0-9a-f]{8})\.([0-9a-z]{1,9})\.([\w-]{22})$/;

/** Writes a value such as `2.f1a0.1f0c9a3e.t5k2x0.…`: functional accepted, advertising rejected. */
export function writeStoredConsent(consent: StoredConsent): string {
  const { accepted_functional, accepted_advertising, version, givenAt, recordId } = consent;
  const choice = `f${Number(accepted_functional)}a${Number(accepted_advertising)}`;
  return [format, choice, version, givenAt.toString(36), recordId].join('.');
}

/** Returns null for anything that the shop has not written, and for the formats of earlier releases. */
export function parseStoredConsent(value: string | undefined): StoredConsent | null {
  const match = pattern.exec(value ?? '');
  if (match === null) return null;
  const [, functional, advertising, version = '', givenAt = '', recordId = ''] = match;
  return {
    accepted_functional: functional === '1',
    accepted_advertising: advertising === '1',
    version,
    givenAt: Number.parseInt(givenAt, 36),
    recordId,
  };
}

export interface ConsentRules {
  /** Current version; null if it is not known, so that an answer to any version counts. */
  version: string | null;
  now: Date;
  /** Whether the request has `Sec-GPC: 1` (Global Privacy Control), which counts as advertising rejected. */
  rejectsAdvertising: boolean;
}

/**
 * Returns whether the header `Sec-GPC` (Global Privacy Control) counts as advertising rejected. A proxy may send it once
 * more, which Node joins with commas.
 */
export function isPrivacySignal(header: string | string[] | undefined): boolean {
  return String(header)
    .split(',')
    .some((value) => value.trim() === '1');
}

/** Returns the consent in effect: none if it is a year old, from the future, or was given for other services. */
export function consentInEffect(
  stored: StoredConsent | null,
  { version, now, rejectsAdvertising }: ConsentRules,
): CookieConsent {
  if (stored === null) return noConsent;
  const ageSeconds = now.getTime() / 1000 - stored.givenAt;
  if (ageSeconds >= consentMaxAgeSeconds || ageSeconds < -toleranceSeconds) return noConsent;
  if (version !== null && stored.version !== version) return noConsent;
  return {
    cookie_consent_given: true,
    accepted_functional: stored.accepted_functional,
    accepted_advertising: stored.accepted_advertising && !rejectsAdvertising,
  };
}
