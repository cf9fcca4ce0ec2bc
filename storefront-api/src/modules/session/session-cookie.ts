import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';

const cookieName = 'sid';
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** From the last visit. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** 256 random bits; only their hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export type SessionCookie = { kind: 'none' } | { kind: 'malformed' } | { kind: 'token'; token: string };

export function readSessionCookie(request: FastifyRequest): SessionCookie {
  const token = request.cookies[cookieName];
  if (token === undefined) return { kind: 'none' };
  return tokenPattern.test(token) ? { kind: 'token', token } : { kind: 'malformed' };
}

export function writeSessionCookie(reply: FastifyReply, token: string, isRemembered: boolean): void {
  reply.setCookie(cookieName, token, {
    ...attributes(reply),
    ...(isRemembered ? { maxAge: sessionLifetimeMs / 1000 } : {}),
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName, attributes(reply));
}

function attributes(reply: FastifyReply) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  } as const;
}
