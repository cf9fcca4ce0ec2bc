import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedItems } from 'shared-contracts/cookies';
import { sessionCookieName } from 'shared-contracts/session';
import { tokenPattern } from './tokens.ts';

/** Counted from the last visit. Besides, a member's session ends `SESSION_MAX_DAYS` after sign-in. */
export const sessionLifetimeMs = storedItems.session.maxAgeSeconds * 1000;

export type SessionCookie = { kind: 'none' } | { kind: 'malformed' } | { kind: 'token'; token: string };

export function readSessionCookie(request: FastifyRequest): SessionCookie {
  const token = request.cookies[sessionCookieName(request.protocol)];
  if (token === undefined) return { kind: 'none' };
  return tokenPattern.test(token) ? { kind: 'token', token } : { kind: 'malformed' };
}

export function writeSessionCookie(
  reply: FastifyReply,
  token: string,
  isRemembered: boolean,
  lifetimeMs = sessionLifetimeMs,
): void {
  clearUnprefixed(reply);
  reply.setCookie(sessionCookieName(reply.request.protocol), token, {
    ...attributes(reply),
    ...(isRemembered ? { maxAge: Math.floor(lifetimeMs / 1000) } : {}),
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  clearUnprefixed(reply);
  reply.clearCookie(sessionCookieName(reply.request.protocol), attributes(reply));
}

/** Removes the cookie that is used over http. Over https it is stale, or another host has planted it. */
function clearUnprefixed(reply: FastifyReply): void {
  const plain = sessionCookieName('http');
  const { protocol, cookies } = reply.request;
  if (sessionCookieName(protocol) !== plain && cookies[plain] !== undefined) {
    reply.clearCookie(plain, attributes(reply));
  }
}

function attributes(reply: FastifyReply) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  } as const;
}
