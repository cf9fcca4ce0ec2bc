import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Assignments } from 'shared-contracts/experiments';
import { noConsent, sessionCookieName, type CookieConsent } from 'shared-contracts/session';
import { readAssignments, writeAssignments } from './experiments/assign-experiments.ts';

const visitorCookie = 'vid';
const consentCookie = 'cookie_consent';
const assignmentsCookie = 'ab_tests';
const uuid = /^[0-9a-f-]{36}$/;

export interface Visitor {
  id: string;
  /** A session may be behind it; the API says whether it is real. */
  hasSession: boolean;
  consent: CookieConsent;
  /** What they were shown before. */
  assignments: Assignments;
}

/** A session may be behind it; the API says whether it is real. */
export function hasSession(request: FastifyRequest): boolean {
  return request.cookies[sessionCookieName(request.protocol)] !== undefined;
}

/** Null for who has none, or one of their own making. */
export function knownVisitorId(request: FastifyRequest): string | null {
  const known = request.cookies[visitorCookie];
  return known !== undefined && uuid.test(known) ? known : null;
}

/** Who asks, as far as cookies tell. A visitor without an id gets one: essential, first-party, random. */
export function readVisitor(request: FastifyRequest, reply: FastifyReply): Visitor {
  const known = knownVisitorId(request);
  const id = known ?? randomUUID();
  if (known === null) keep(request, reply, visitorCookie, id);
  return {
    id,
    hasSession: hasSession(request),
    consent: readConsent(request.cookies[consentCookie]),
    assignments: readAssignments(request.cookies[assignmentsCookie]),
  };
}

/** Remembers what a visitor is shown from now on, where it is not what they were shown before. */
export function keepAssignments(
  request: FastifyRequest,
  reply: FastifyReply,
  known: Assignments,
  assignments: Assignments,
): void {
  const text = writeAssignments(assignments);
  if (text !== writeAssignments(known)) keep(request, reply, assignmentsCookie, text);
}

/** Out of reach of scripts, for a year (specification §9). */
function keep(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: 365 * 24 * 60 * 60,
  });
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
