import { pickReleases } from 'registry-client';
import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';

export interface ServedShare {
  remote: RemoteName;
  version: string;
  /** Percent of the visitors. */
  share: number;
}

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);

/**
 * Returns which releases visitors really get. `resolve`: the version that is used for a picked one, which is another
 * one when that cannot be served; undefined for none.
 */
export function servedShares(
  document: RegistryDocument,
  resolve: (remote: RemoteName, version: string) => string | undefined,
): ServedShare[] {
  const shares = new Map<string, ServedShare>();
  for (const bucket of buckets) {
    for (const [name, entry] of Object.entries(pickReleases(document, () => bucket))) {
      const remote = name as RemoteName;
      const version = resolve(remote, entry.metadata.version);
      if (version === undefined) continue;
      const key = `${remote} ${version}`;
      const known = shares.get(key) ?? { remote, version, share: 0 };
      shares.set(key, { ...known, share: known.share + 1 });
    }
  }
  return [...shares.values()];
}
