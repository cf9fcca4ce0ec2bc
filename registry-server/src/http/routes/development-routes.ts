import type { FastifyInstance } from 'fastify';
import { createDevelopmentToken, devPortSchema } from 'registry-client/signing/development-token';
import { defaultOf, liveEntriesOf } from 'registry-client/domain/registry-document';
import { shellReleaseName } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import type { FindAccess } from '../../access/access.ts';
import type { RegistryPorts } from '../../change-registry.ts';
import type { SigningKeys } from '../../signing/keys.ts';
import { createAuthentication, readAuthorisedRemote } from '../authenticate.ts';
import { HttpError } from '../http-error.ts';
import { readBody } from '../read-request.ts';

const maxMinutes = 24 * 60;

const body = z.object({
  port: devPortSchema,
  minutes: z._default(z.int().check(z.minimum(1), z.maximum(maxMinutes)), 8 * 60),
});

/** Issues tokens with which a shop loads a remote from a dev server on the machine of the browser. */
export function registerDevelopmentRoutes(
  app: FastifyInstance,
  { store, now }: RegistryPorts,
  { access, keys }: { access: FindAccess; keys: SigningKeys },
): void {
  app.post('/registry/:name/development', { onRequest: createAuthentication(access) }, async (request) => {
    const name = readAuthorisedRemote(request);
    if (name === shellReleaseName)
      throw new HttpError('invalid_request', 'A shell is developed with pnpm dev.');
    const { port, minutes } = readBody(body, request.body);
    // Pages, slots and events of a remote come from its live release.
    if (!defaultOf(liveEntriesOf(await store.read(), name)))
      throw new HttpError('unknown_remote', `${name} has no live release. Publish and promote one first.`);
    const expires = now().getTime() + minutes * 60_000;
    const token = createDevelopmentToken({ remote: name, port, expires }, keys.privateKey);
    return { token, expiresAt: new Date(expires).toISOString() };
  });
}
