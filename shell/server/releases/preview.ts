import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPreviewToken } from 'registry-client';
import { storedItems } from 'shared-contracts/cookies';
import type { ReleaseManifest } from 'shared-contracts/releases';
import type { Releases } from './releases.ts';

const [previewCookie] = storedItems.preview.names;

export interface PreviewOptions {
  publicKey: KeyObject;
  releases: Pick<Releases, 'preview'>;
}

/**
 * Registers the routes of preview links, which `mf preview` prints: a link pins one published release for its browser
 * until it expires. The token is signed by the registry and names a registered version.
 */
export function registerPreview(app: FastifyInstance, { publicKey }: PreviewOptions): void {
  const leave = (reply: FastifyReply) => reply.header('cache-control', 'no-store').redirect('/', 303);

  app.get('/__preview/end', (_request, reply) => {
    reply.clearCookie(previewCookie, { path: '/' });
    return leave(reply);
  });

  app.get<{ Params: { token: string } }>('/__preview/:token', (request, reply) => {
    const { token } = request.params;
    const preview = readPreviewToken(token, publicKey, Date.now());
    if (preview === null) {
      return reply
        .code(404)
        .type('text/plain')
        .header('cache-control', 'no-store')
        .send('This preview is over, or it never was one. Ask for another: mf preview');
    }
    reply.setCookie(previewCookie, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      expires: new Date(preview.expires),
    });
    return leave(reply);
  });
}

/**
 * Returns the release that this visitor previews; undefined for tokens that are expired, forged or of a blocked
 * release.
 */
export async function previewedRelease(
  request: FastifyRequest,
  { publicKey, releases }: PreviewOptions,
): Promise<ReleaseManifest | undefined> {
  const token = request.cookies[previewCookie];
  const preview = token === undefined ? null : readPreviewToken(token, publicKey, Date.now());
  return preview === null ? undefined : releases.preview(preview.remote, preview.version);
}
