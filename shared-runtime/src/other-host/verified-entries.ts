import type { UsableRelease } from './discover-releases.ts';

/**
 * Returns a plugin of the federation runtime with which browsers run a remote entry only if it has the hash that the shop
 * names. The entry contains the hashes of its chunks.
 */
export function verifiedEntries(releases: readonly UsableRelease[]) {
  const integrityOf = new Map(releases.map(({ remoteEntry, integrity }) => [remoteEntry, integrity]));
  return {
    name: 'verified-entries',
    createScript({ url }: { url: string }): HTMLScriptElement | undefined {
      const integrity = integrityOf.get(url);
      if (integrity === undefined) return undefined;
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return script;
    },
  };
}
