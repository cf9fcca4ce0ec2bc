import { createHash } from 'node:crypto';
import {
  maxRemotes,
  remoteNameSchema,
  versionSchema,
  type RegistryDocument,
  type RemoteName,
  type Snapshot,
} from 'shared-contracts/releases';
import * as z from 'zod';

export type PinnedReleases = Record<RemoteName, string>;

/** Precedes the hashes. The former form, JSON in base64url, has no full stop. */
const prefix = 'h.';

/** Characters of one hash: 72 bits in base64url. */
const hashLength = 12;

const hashesPattern = new RegExp(`^(?:[\\w-]{${hashLength}}){1,${maxRemotes}}$`);

const formerSchema = z.record(remoteNameSchema, versionSchema);

/** Known releases by their hashes. A document never changes. */
const releasesByHash = new WeakMap<RegistryDocument, ReadonlyMap<string, readonly [RemoteName, string]>>();

/**
 * Returns the value of a cookie that names the releases of a snapshot: a hash of name and version for each, because names and
 * versions of 64 remotes would exceed the 4 kB of a cookie.
 */
export function serializePinned({ releases }: Snapshot): string {
  return prefix + Object.values(releases).map(hashOf).join('');
}

/** Returns null for a value that names a release which the registry does not have, or is malformed. */
export function parsePinned(cookie: string, document: RegistryDocument | undefined): PinnedReleases | null {
  return cookie.startsWith(prefix) ? parseHashes(cookie.slice(prefix.length), document) : parseFormer(cookie);
}

function parseHashes(text: string, document: RegistryDocument | undefined): PinnedReleases | null {
  if (document === undefined || !hashesPattern.test(text)) return null;
  const known = knownReleases(document);
  const pinned: PinnedReleases = {};
  for (let index = 0; index < text.length; index += hashLength) {
    const release = known.get(text.slice(index, index + hashLength));
    if (release === undefined) return null;
    pinned[release[0]] = release[1];
  }
  return pinned;
}

/** Reads a cookie of a shell before this form. */
function parseFormer(cookie: string): PinnedReleases | null {
  try {
    const parsed = formerSchema.safeParse(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
    return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
  } catch {
    return null;
  }
}

function knownReleases(document: RegistryDocument): ReadonlyMap<string, readonly [RemoteName, string]> {
  const known = releasesByHash.get(document);
  if (known) return known;
  const removed = document.removed ?? [];
  const releases = [
    ...removed.map(({ remote, version }) => ({ name: remote, version })),
    ...Object.entries(document.microFrontends).flatMap(([name, entries]) =>
      entries.map(({ metadata: { version } }) => ({ name: name as RemoteName, version })),
    ),
  ];
  const byHash = new Map(releases.map((each) => [hashOf(each), [each.name, each.version]] as const));
  releasesByHash.set(document, byHash);
  return byHash;
}

function hashOf({ name, version }: { name: RemoteName; version: string }): string {
  return createHash('sha256').update(`${name}@${version}`).digest('base64url').slice(0, hashLength);
}
