import type { FastifyInstance } from 'fastify';
import { registryDocumentSchema, releaseManifestSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import type { SigningKeys } from '../../signing/keys.ts';

/** Serves what a tool in another language needs to read the registry: schemas and public key. */
export function registerSelfDescription(app: FastifyInstance, { publicKey }: SigningKeys): void {
  const document = z.toJSONSchema(registryDocumentSchema);
  const release = z.toJSONSchema(releaseManifestSchema);
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  app.get('/schema/registry.json', async (_request, reply) =>
    reply.type('application/schema+json').send(document),
  );
  app.get('/schema/release.json', async (_request, reply) =>
    reply.type('application/schema+json').send(release),
  );
  app.get('/registry/key', async (_request, reply) => reply.type('application/x-pem-file').send(pem));
}
