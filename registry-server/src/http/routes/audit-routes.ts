import type { FastifyInstance, FastifyRequest } from 'fastify';
import { remoteNameSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import type { FindAccess } from '../../access/access.ts';
import type { RegistryPorts } from '../../change-registry.ts';
import { createAuthentication } from '../authenticate.ts';
import { readBody } from '../read-request.ts';

const query = z.object({
  remote: z.optional(remoteNameSchema),
  count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
});

/** The audit names people, so it needs a token. Every squad may read all of it. */
export function registerAuditRoutes(
  app: FastifyInstance,
  { audit }: RegistryPorts,
  access: FindAccess,
): void {
  const onRequest = createAuthentication(access);
  app.get('/registry/audit', { onRequest }, async (request: FastifyRequest) => {
    const { remote, count } = readBody(query, request.query);
    return { entries: await audit.latest(count, remote) };
  });
}
