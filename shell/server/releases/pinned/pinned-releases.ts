import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedItems } from 'shared-contracts/cookies';
import type { ReleaseManifest, RemoteName, Snapshot } from 'shared-contracts/releases';
import { isCheckoutStep } from '../../../src/routing/in-checkout.ts';
import { parsePinned, serializePinned, type PinnedReleases } from './pinned-cookie.ts';
import type { Releases } from '../releases.ts';

const {
  names: [cookieName],
  maxAgeSeconds,
} = storedItems.pinnedReleases;

/**
 * Keeps the releases with which a checkout began until the visitor leaves it, whatever goes live meanwhile. They are
 * stored in a cookie, which the first page outside the checkout clears.
 */
export async function pinDuringCheckout(
  request: FastifyRequest,
  reply: FastifyReply,
  live: Snapshot,
  releases: Pick<Releases, 'getRenderable' | 'document'>,
): Promise<Snapshot> {
  const cookie = request.cookies[cookieName];
  const [path = ''] = request.url.split('?');
  if (!isCheckoutStep(path)) {
    if (cookie !== undefined) reply.clearCookie(cookieName, { path: '/' });
    return live;
  }
  const pinned = cookie === undefined ? null : parsePinned(cookie, releases.document());
  const manifests = pinned && (await manifestsOf(pinned, releases));
  if (manifests) return Object.freeze({ ...live, releases: Object.freeze(manifests) });
  reply.setCookie(cookieName, serializePinned(live), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: maxAgeSeconds,
  });
  return live;
}

/** Returns null if one of the releases is blocked or unknown: the rest may not be compatible with other versions. */
async function manifestsOf(
  pinned: PinnedReleases,
  releases: Pick<Releases, 'getRenderable'>,
): Promise<Snapshot['releases'] | null> {
  const found: Snapshot['releases'] = {};
  for (const [name, version] of Object.entries(pinned) as [RemoteName, string][]) {
    // oxlint-disable-next-line no-await-in-loop -- cached, except for the first after a restart
    const manifest: ReleaseManifest | undefined = await releases.getRenderable(name, version);
    if (!manifest) return null;
    found[name] = manifest;
  }
  return found;
}
