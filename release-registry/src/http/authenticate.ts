import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpFailure } from './failure.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A hook that lets only bearers of the token through. Digests are compared: they have one length. */
export function createAuthentication(token: string) {
  const expected = digest(token);
  return async (request: FastifyRequest): Promise<void> => {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !timingSafeEqual(digest(given), expected)) {
      throw new HttpFailure(
        'authentication_required',
        'Changing the registry needs its token, as "Authorization: Bearer …".',
      );
    }
  };
}
