import type { FastifyInstance } from 'fastify';
import { shellReleaseName, versionSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import type { FindAccess } from '../../access/access.ts';
import type { RegistryPorts } from '../../change-registry.ts';
import { requireVersion } from 'registry-client/domain/registry-document';
import type { SigningKeys } from '../../signing/keys.ts';
import { createPreviewToken } from 'registry-client/signing/preview-token';
import { createAuthentication, readAuthorisedRemote } from '../authenticate.ts';
import { httpErrorFor, HttpError } from '../http-error.ts';
import { readBody } from '../read-request.ts';

const maxMinutes = 7 * 24 * 60;

const body = z.object({
  version: versionSchema,
  minutes: z._default(z.int().check(z.minimum(1), z.maximum(maxMinutes)), 8 * 60),
});

/** Issues tokens that show a published release in the live shop before it gets traffic. */
export function registerPreviewRoutes(
  app: FastifyInstance,
  { store, now }: RegistryPorts,
  { access, keys }: { access: FindAccess; keys: SigningKeys },
): void {
  app.post('/registry/:name/preview', { onRequest: createAuthentication(access) }, async (request) => {
    const name = readAuthorisedRemote(request);
    if (name === shellReleaseName) {
      throw new HttpError(
        'invalid_request',
        'A shell has no preview. Start an instance with it and look at that.',
      );
    }
    const { version, minutes } = readBody(body, request.body);
    const found = requireVersion(await store.read(), name, version);
    if (!found.ok) throw httpErrorFor(found.rejection);
    if (found.entry.status === 'blocked') {
      throw new HttpError('blocked_version', `${name} ${version} is blocked and cannot be looked at.`);
    }
    const expires = now().getTime() + minutes * 60_000;
    const token = createPreviewToken({ remote: name, version, expires }, keys.privateKey);
    return { token, expiresAt: new Date(expires).toISOString() };
  });
}
