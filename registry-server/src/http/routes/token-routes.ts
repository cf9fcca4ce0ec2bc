import type { FastifyInstance } from 'fastify';
import type { FindAccess } from '../../access/access.ts';
import { createAuthentication, readAccess } from '../authenticate.ts';

/** `GET /registry/token`: what the sent token may do, so that a wrong one is noticed before it is needed. */
export function registerTokenRoutes(app: FastifyInstance, access: FindAccess): void {
  const onRequest = createAuthentication(access, ['all', 'end-canary', 'report']);
  app.get('/registry/token', { onRequest }, async (request) => {
    const { squad, remotes, scope } = readAccess(request);
    return { squad, remotes, scope };
  });
}
