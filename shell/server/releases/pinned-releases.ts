import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedItems } from 'shared-contracts/cookies';
import {
  remoteNameSchema,
  versionSchema,
  type ReleaseManifest,
  type RemoteName,
  type Snapshot,
} from 'shared-contracts/releases';
import * as z from 'zod';
import { isCheckoutStep } from '../../src/routing/in-checkout.ts';
import type { Releases } from './releases.ts';

const {
  names: [cookieName],
  maxAgeSeconds,
} = storedItems.pinnedReleases;

const pinnedSchema = z.record(remoteNameSchema, versionSchema);
type PinnedReleases = z.infer<typeof pinnedSchema>;

/**
 * Keeps the releases with which a checkout began until the visitor leaves it, whatever goes live meanwhile. They are
 * stored in a cookie, which the first page outside the checkout clears.
 */
export async function pinDuringCheckout(
  request: FastifyRequest,
  reply: FastifyReply,
  live: Snapshot,
  releases: Pick<Releases, 'getServable'>,
): Promise<Snapshot> {
  const cookie = request.cookies[cookieName];
  const [path = ''] = request.url.split('?');
  if (!isCheckoutStep(path)) {
    if (cookie !== undefined) reply.clearCookie(cookieName, { path: '/' });
    return live;
  }
  const pinned = cookie === undefined ? null : parsePinned(cookie);
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
  releases: Pick<Releases, 'getServable'>,
): Promise<Snapshot['releases'] | null> {
  const found: Snapshot['releases'] = {};
  for (const [name, version] of Object.entries(pinned) as [RemoteName, string][]) {
    // oxlint-disable-next-line no-await-in-loop -- cached, except for the first after a restart
    const manifest: ReleaseManifest | undefined = await releases.getServable(name, version);
    if (!manifest) return null;
    found[name] = manifest;
  }
  return found;
}

function serializePinned({ releases }: Snapshot): string {
  const pinned = Object.fromEntries(Object.values(releases).map(({ name, version }) => [name, version]));
  return Buffer.from(JSON.stringify(pinned)).toString('base64url');
}

function parsePinned(cookie: string): PinnedReleases | null {
  try {
    const parsed = pinnedSchema.safeParse(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
    return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
  } catch {
    return null;
  }
}
