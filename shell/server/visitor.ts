import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noConsent, type CookieConsent } from 'shared-contracts/session';

const visitorCookie = 'vid';
const sessionCookie = 'sid';
const consentCookie = 'cookie_consent';
const uuid = /^[0-9a-f-]{36}$/;

export interface Visitor {
  id: string;
  /** A session may be behind it; the API says whether it is real. */
  hasSession: boolean;
  consent: CookieConsent;
}

/** A session may be behind it; the API says whether it is real. */
export function hasSession(request: FastifyRequest): boolean {
  return request.cookies[sessionCookie] !== undefined;
}

/** Who asks, as far as cookies tell. A visitor without an id gets one: essential, first-party, random. */
export function readVisitor(request: FastifyRequest, reply: FastifyReply): Visitor {
  const known = request.cookies[visitorCookie];
  const id = known && uuid.test(known) ? known : randomUUID();
  if (id !== known) {
    reply.setCookie(visitorCookie, id, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: 365 * 24 * 60 * 60,
    });
  }
  return {
    id,
    hasSession: hasSession(request),
    consent: readConsent(request.cookies[consentCookie]),
  };
}

/** The API writes `f<0|1>a<0|1>`; anything else counts as not asked yet. */
export function readConsent(value: string | undefined): CookieConsent {
  const match = /^f([01])a([01])$/.exec(value ?? '');
  if (!match) return noConsent;
  return {
    cookie_consent_given: true,
    accepted_functional: match[1] === '1',
    accepted_advertising: match[2] === '1',
  };
}
