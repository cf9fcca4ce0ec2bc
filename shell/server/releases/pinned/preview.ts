import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPreviewToken, type Preview } from 'registry-client';
import { storedItems } from 'shared-contracts/cookies';
import type { ReleaseManifest } from 'shared-contracts/releases';
import type { Releases } from '../releases.ts';

const [previewCookie] = storedItems.preview.names;

/** Neither in base64url nor in a token, and not escaped in a cookie. */
const separator = '~';
/** One token per remote. */
const maxTokens = 12;
/** Browsers accept 4096 bytes for the cookie with its name and attributes. Versions may be long, and tokens with them. */
const maxCookieLength = 3_800;

export interface PreviewOptions {
  publicKey: KeyObject;
  releases: Pick<Releases, 'preview'>;
}

/**
 * Registers the routes of preview links, which `mf preview` prints: a link pins one published release for its browser
 * until it expires. Links of several remotes add up; the last one of a remote counts. The token is signed by the
 * registry and names a registered version.
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
    const others = readTokens(request, publicKey).filter((other) => other.preview.remote !== preview.remote);
    const all = latestThatFit([...others, { token, preview }]);
    reply.setCookie(previewCookie, all.map((each) => each.token).join(separator), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      expires: new Date(Math.max(...all.map((each) => each.preview.expires))),
    });
    return leave(reply);
  });
}

/** Leaves out the oldest tokens that do not fit into the cookie. */
function latestThatFit<Each extends { token: string }>(all: readonly Each[]): readonly Each[] {
  const latest = all.slice(-maxTokens);
  const isTooLong = latest.map(({ token }) => token).join(separator).length > maxCookieLength;
  return isTooLong ? latestThatFit(latest.slice(1)) : latest;
}

/** Returns the valid preview tokens of a browser: those that are expired, forged or changed are left out. */
function readTokens(request: FastifyRequest, publicKey: KeyObject): { token: string; preview: Preview }[] {
  const tokens = (request.cookies[previewCookie] ?? '').split(separator).slice(0, maxTokens);
  return tokens.flatMap((token) => {
    const preview = token === '' ? null : readPreviewToken(token, publicKey, Date.now());
    return preview === null ? [] : [{ token, preview }];
  });
}

/** Returns the releases that this visitor previews, one per remote; a blocked or unknown one is left out. */
export async function previewedReleases(
  request: FastifyRequest,
  { publicKey, releases }: PreviewOptions,
): Promise<ReleaseManifest[]> {
  const found = await Promise.all(
    readTokens(request, publicKey).map(({ preview }) => releases.preview(preview.remote, preview.version)),
  );
  return found.filter((manifest) => manifest !== undefined);
}
