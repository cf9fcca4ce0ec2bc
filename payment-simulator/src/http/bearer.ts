import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Returns a hook that answers 401 unless the request has the key. */
export function requireBearer(key: string) {
  const expected = sha256(`Bearer ${key}`);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Digests have one length, so that the comparison does not reveal that of the key.
    if (timingSafeEqual(sha256(request.headers.authorization ?? ''), expected)) return;
    await reply.code(401).send({ error: 'unauthorised' });
  };
}
