import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  isPrivacySignal,
  parseStoredConsent,
  writeStoredConsent,
  type StoredConsent,
} from 'shared-contracts/consent/consent-cookie';
import { storedItems } from 'shared-contracts/cookies';

const {
  names: [cookieName],
  maxAgeSeconds,
} = storedItems.consent;

/** Returns the answer that this browser has stored; null if it has stored none, or something else. */
export function readConsentCookie(request: FastifyRequest): StoredConsent | null {
  return parseStoredConsent(request.cookies[cookieName]);
}

/** Returns whether the browser asks by Global Privacy Control that its data be neither sold nor shared. */
export function rejectsAdvertising({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return isPrivacySignal(headers['sec-gpc']);
}

/**
 * Writes a cookie that scripts can read, because the consent check in the page runs before anything else has loaded.
 * @param domain all hosts below it receive the cookie; null: only this host
 */
export function writeConsentCookie(reply: FastifyReply, consent: StoredConsent, domain: string | null): void {
  clearCookieOfHost(reply, domain);
  reply.setCookie(cookieName, writeStoredConsent(consent), {
    ...attributes(reply, domain),
    maxAge: maxAgeSeconds,
  });
}

/** Makes this browser one that was not asked yet. */
export function clearConsentCookie(reply: FastifyReply, domain: string | null): void {
  clearCookieOfHost(reply, domain);
  reply.clearCookie(cookieName, attributes(reply, domain));
}

/** Browsers keep the cookie of a host besides that of its domain and send both, so that the older one would count. */
function clearCookieOfHost(reply: FastifyReply, domain: string | null): void {
  if (domain !== null) reply.clearCookie(cookieName, attributes(reply, null));
}

function attributes(reply: FastifyReply, domain: string | null) {
  return {
    path: '/',
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    ...(domain === null ? {} : { domain }),
  } as const;
}
