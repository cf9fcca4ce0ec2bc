import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCategoryAccepted, storedItems, type StoredItem } from 'shared-contracts/cookies';
import type { CookieConsent } from 'shared-contracts/session';

const { names: experimentsNames, maxAgeSeconds: experimentsMaxAgeSeconds } = storedItems.experiments;
const [experimentsName] = experimentsNames;
/** Format of the shell: `name:variation.name:variation`. */
const experimentsPattern = /^[\w:.]{1,2000}$/;

/**
 * Expires the cookies of this browser whose category the visitor does not accept, except those that are kept until the
 * browser is closed without consent too.
 */
export function expireRejectedCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  consent: CookieConsent,
  items: readonly StoredItem[] = Object.values(storedItems),
): void {
  const rejected = items.filter(
    ({ area, category, maxAgeSecondsBeforeConsent }) =>
      area === 'cookie' && maxAgeSecondsBeforeConsent === undefined && !isCategoryAccepted(category, consent),
  );
  for (const name of rejected.flatMap(({ names }) => names)) {
    if (request.cookies[name] !== undefined) {
      reply.clearCookie(name, { path: '/', secure: request.protocol === 'https' });
    }
  }
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
