import { randomUUID, type KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Assignments } from 'shared-contracts/experiments';
import { storedItems } from 'shared-contracts/cookies';
import {
  consentInEffect,
  isPrivacySignal,
  parseStoredConsent,
} from 'shared-contracts/consent/consent-cookie';
import { sessionCookieName, type CookieConsent } from 'shared-contracts/session';
import { readAssignments, writeAssignments } from './assign-experiments.ts';
import { readVisitorId, signVisitorId } from './visitor-id.ts';

const [visitorCookie] = storedItems.visitor.names;
const [consentCookie] = storedItems.consent.names;
const {
  names: [assignmentsCookie],
  maxAgeSeconds: assignmentsMaxAgeSeconds,
} = storedItems.experiments;

export interface Visitor {
  id: string;
  /** There is a session cookie; only the API knows whether it is valid. */
  hasSession: boolean;
  /** Variations that were assigned before. */
  assignments: Assignments;
}

/** Returns whether there is a session cookie; only the API knows whether it is valid. */
export function hasSession(request: FastifyRequest): boolean {
  return request.cookies[sessionCookieName(request.protocol)] !== undefined;
}

/** Returns the visitor id; null if there is none or its signature is invalid. */
export function knownVisitorId(request: FastifyRequest, visitorKey: KeyObject): string | null {
  return readVisitorId(request.cookies[visitorCookie], visitorKey);
}

/** Reads the visitor from cookies. A visitor without a signed id gets a new one: essential, first-party, random. */
export function readVisitor(request: FastifyRequest, reply: FastifyReply, visitorKey: KeyObject): Visitor {
  const existingId = knownVisitorId(request, visitorKey);
  const id = existingId ?? randomUUID();
  if (existingId === null) {
    setCookie(
      request,
      reply,
      visitorCookie,
      signVisitorId(id, visitorKey),
      storedItems.visitor.maxAgeSeconds,
    );
  }
  return {
    id,
    hasSession: hasSession(request),
    assignments: readAssignments(request.cookies[assignmentsCookie]),
  };
}

/**
 * Returns the consent in effect in this browser.
 *
 * @param version the store's current `cookieConsentVersion`; null if it is unknown
 */
export function readConsent(
  { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>,
  version: string | null,
): CookieConsent {
  return consentInEffect(parseStoredConsent(cookies[consentCookie]), {
    version,
    now: new Date(),
    rejectsAdvertising: isPrivacySignal(headers['sec-gpc']),
  });
}

/**
 * Stores changed assignments, for the browser session until functional cookies are accepted. The API renews the cookie
 * when the visitor chooses.
 */
export function storeAssignments(
  request: FastifyRequest,
  reply: FastifyReply,
  assignments: Assignments,
  { visitor, consent }: { visitor: Pick<Visitor, 'assignments'>; consent: CookieConsent },
): void {
  const text = writeAssignments(assignments);
  if (text === writeAssignments(visitor.assignments)) return;
  const isAccepted = consent.accepted_functional;
  setCookie(request, reply, assignmentsCookie, text, isAccepted ? assignmentsMaxAgeSeconds : null);
}

/** Sets an `HttpOnly` cookie. `maxAgeSeconds` null: until the browser is closed. */
function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAgeSeconds: number | null,
): void {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    ...(maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }),
  });
}
