import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedItems } from 'shared-contracts/cookies';
import { createToken, hashToken, tokenPattern } from '../../auth/tokens.ts';

const {
  names: [cookieName],
  maxAgeSeconds,
} = storedItems.pendingAddition;

/** Returns the hash of the browser's token; null without one. */
export function readPendingToken(request: FastifyRequest): string | null {
  const token = request.cookies[cookieName];
  return token !== undefined && tokenPattern.test(token) ? hashToken(token) : null;
}

/** Renews the browser's token, or sets a new one if no additions are stored under it. Returns its hash. */
export function renewPendingToken(
  request: FastifyRequest,
  reply: FastifyReply,
  hasPendingAdditions: boolean,
): string {
  const existingToken = request.cookies[cookieName];
  // An unknown token may have been planted by an attacker, so it is replaced.
  const token = hasPendingAdditions && existingToken !== undefined ? existingToken : createToken();
  reply.setCookie(cookieName, token, { ...attributes(reply), maxAge: maxAgeSeconds });
  return hashToken(token);
}

export function clearPendingToken(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[cookieName] !== undefined) reply.clearCookie(cookieName, attributes(reply));
}

function attributes(reply: FastifyReply) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  } as const;
}
