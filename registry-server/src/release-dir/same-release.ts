import { isDeepStrictEqual } from 'node:util';
import type { ReleaseManifest } from 'shared-contracts/releases';

/** Two builds of a version from the same sources differ only in build time and commit. */
export function isSameRelease(one: ReleaseManifest, other: ReleaseManifest): boolean {
  return isDeepStrictEqual(essence(one), essence(other));
}

function essence(manifest: ReleaseManifest): ReleaseManifest {
  return { ...manifest, ops: { ...manifest.ops, builtAt: '', commit: null } };
}
