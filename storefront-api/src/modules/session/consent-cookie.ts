import type { CookieConsent } from 'shared-contracts/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noConsent } from 'shared-contracts/session';

const cookieName = 'cookie_consent';
const yearSeconds = 365 * 24 * 60 * 60;

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
    maxAge: yearSeconds,
  });
}
