import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  readDevelopmentToken,
  readPreviewToken,
  type DevelopmentPreview,
  type Preview,
} from 'registry-client';
import { storedItems } from 'shared-contracts/cookies';
import type { ReleaseManifest, RemoteName } from 'shared-contracts/releases';
import type { Development } from '../../development/development.ts';
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
  /** Null, or without previews: the links of `mf dev` are invalid. */
  development: Development | null;
}

type TokenOptions = Pick<PreviewOptions, 'publicKey' | 'development'>;

/** What a link pins in its browser: a release of a remote, or its sources on a dev server. */
interface Pinned {
  token: string;
  preview: Preview | DevelopmentPreview;
}

/**
 * Registers the routes of preview links, which `mf preview` and `mf dev` print: a link pins one published release, or the
 * sources on a dev server, for its browser until it expires. Links of several remotes add up; the last one of a remote counts.
 * The token is signed by the registry.
 */
export function registerPreview(app: FastifyInstance, options: TokenOptions): void {
  const redirectHome = (reply: FastifyReply) => reply.header('cache-control', 'no-store').redirect('/', 303);

  app.get('/__preview/end', (_request, reply) => {
    reply.clearCookie(previewCookie, { path: '/' });
    return redirectHome(reply);
  });

  app.get<{ Params: { token: string } }>('/__preview/:token', (request, reply) => {
    const { token } = request.params;
    const preview = readToken(token, options);
    if (preview === null) {
      return reply
        .code(404)
        .type('text/plain')
        .header('cache-control', 'no-store')
        .send(
          readDevelopmentToken(token, options.publicKey, Date.now()) === null
            ? 'This preview link has expired or is invalid. Create another one: mf preview or mf dev'
            : 'This shop shows no sources of squads: its operators have not started it with DEV_PREVIEWS=1 and the development build of the shell. A published release: mf preview',
        );
    }
    const others = readTokens(request, options).filter((other) => other.preview.remote !== preview.remote);
    const all = latestThatFit([...others, { token, preview }]);
    reply.setCookie(previewCookie, all.map((each) => each.token).join(separator), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      expires: new Date(Math.max(...all.map((each) => each.preview.expires))),
    });
    return redirectHome(reply);
  });
}

/** Leaves out the oldest tokens that do not fit into the cookie. */
function latestThatFit<Each extends { token: string }>(all: readonly Each[]): readonly Each[] {
  const latest = all.slice(-maxTokens);
  const isTooLong = latest.map(({ token }) => token).join(separator).length > maxCookieLength;
  return isTooLong ? latestThatFit(latest.slice(1)) : latest;
}

function readToken(token: string, { publicKey, development }: TokenOptions): Pinned['preview'] | null {
  const now = Date.now();
  const preview = readPreviewToken(token, publicKey, now);
  if (preview !== null || !development?.hasPreviews) return preview;
  return readDevelopmentToken(token, publicKey, now);
}

/** Returns the valid preview tokens of a browser: those that are expired, forged or changed are left out. */
function readTokens(request: FastifyRequest, options: TokenOptions): Pinned[] {
  const cookie = request.cookies[previewCookie];
  if (cookie === undefined) return [];
  return cookie
    .split(separator)
    .slice(0, maxTokens)
    .flatMap((token) => {
      const preview = token === '' ? null : readToken(token, options);
      return preview === null ? [] : [{ token, preview }];
    });
}

/** Returns the releases that this visitor previews, one per remote; a blocked or unknown one is left out. */
export async function previewedReleases(
  request: FastifyRequest,
  options: PreviewOptions,
): Promise<ReleaseManifest[]> {
  const found = await Promise.all(
    readTokens(request, options).flatMap(({ preview }) =>
      'version' in preview ? [options.releases.preview(preview.remote, preview.version)] : [],
    ),
  );
  return found.filter((manifest) => manifest !== undefined);
}

/** Returns the ports of the dev servers that the links of this browser name, by remote. */
export function linkedDevServerPorts(
  request: FastifyRequest,
  options: TokenOptions,
): Record<RemoteName, number> {
  const tokens = readTokens(request, options);
  return Object.fromEntries(
    tokens.flatMap(({ preview }) => ('port' in preview ? [[preview.remote, preview.port]] : [])),
  ) as Record<RemoteName, number>;
}
