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
/** As the shell writes it: `name:variation.name:variation`. */
const experimentsPattern = /^[\w:.]{1,2000}$/;

/** `f1a0`: functional accepted, advertising refused. Anything else counts as not asked yet. */
export function readConsentCookie(request: FastifyRequest): CookieConsent {
  const match = /^f([01])a([01])$/.exec(request.cookies[cookieName] ?? '');
  if (match === null) return noConsent;
  return {
    cookie_consent_given: true,
    accepted_functional: match[1] === '1',
    accepted_advertising: match[2] === '1',
  };
}

/** Readable by scripts: the script gate asks it before anything else has loaded. */
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
 * Gives the cookie with the visitor's experiments the duration that the choice allows: a year with functional cookies
 * accepted, else until the browser is closed.
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
