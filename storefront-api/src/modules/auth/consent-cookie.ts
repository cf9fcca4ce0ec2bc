import type { CookieConsent } from 'shared-contracts/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedItems } from 'shared-contracts/cookies';
import { noConsent } from 'shared-contracts/session';

const {
  names: [cookieName],
  maxAgeSeconds,
} = storedItems.consent;
const {
  names: [experimentsName],
  maxAgeSeconds: experimentsMaxAgeSeconds,
} = storedItems.experiments;
/** Format of the shell: `name:variation.name:variation`. */
const experimentsPattern = /^[\w:.]{1,2000}$/;

/**
 * Reads a cookie such as `f1a0`: functional accepted, advertising rejected. Any other value means that the visitor has
 * not chosen yet.
 */
export function readConsentCookie(request: FastifyRequest): CookieConsent {
  const match = /^f([01])a([01])$/.exec(request.cookies[cookieName] ?? '');
  if (match === null) return noConsent;
  return {
    cookie_consent_given: true,
    accepted_functional: match[1] === '1',
    accepted_advertising: match[2] === '1',
  };
}

/**
 * Writes a cookie that scripts can read, because the consent check in the page runs before anything else has loaded.
 */
export function writeConsentCookie(reply: FastifyReply, consent: CookieConsent): void {
  const value = `f${Number(consent.accepted_functional)}a${Number(consent.accepted_advertising)}`;
  reply.setCookie(cookieName, value, {
    path: '/',
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: maxAgeSeconds,
  });
}

/**
 * Rewrites the cookie with the visitor's experiments. It is kept for a year if functional cookies are accepted, and
 * until the browser is closed otherwise.
 */
export function renewExperimentsCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { accepted_functional: isAccepted }: CookieConsent,
): void {
  const value = request.cookies[experimentsName];
  if (value === undefined || !experimentsPattern.test(value)) return;
  reply.setCookie(experimentsName, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    ...(isAccepted ? { maxAge: experimentsMaxAgeSeconds } : {}),
  });
}
