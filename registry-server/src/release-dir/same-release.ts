import { isDeepStrictEqual } from 'node:util';
import type { ReleaseManifest } from 'shared-contracts/releases';

/** A version built again from the same sources differs only in when, and from which commit, it was built. */
export function isSameRelease(one: ReleaseManifest, other: ReleaseManifest): boolean {
  return isDeepStrictEqual(essence(one), essence(other));
}

function essence(manifest: ReleaseManifest): ReleaseManifest {
  return { ...manifest, ops: { ...manifest.ops, builtAt: '', commit: null } };
}
