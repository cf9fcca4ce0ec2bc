import type { Snapshot, RemoteName } from 'shared-contracts/releases';

/** Data of one release for the browser. */
export interface BrowserRelease {
  version: string;
  containerName: string;
  remoteEntry: { url: string; integrity: string };
  timeoutMs: number;
}

/** The releases of this tab, fixed until the next page load. */
export interface BrowserSnapshot {
  revision: number;
  releases: Record<RemoteName, BrowserRelease>;
}

export function assetUrl(remote: string, version: string, file: string): string {
  return `/assets/${remote}/${version}/${file}`;
}

export function toBrowserSnapshot(snapshot: Snapshot): BrowserSnapshot {
  const releases: BrowserSnapshot['releases'] = {};
  for (const release of Object.values(snapshot.releases)) {
    const integrity = release.assets[release.remoteEntry];
    if (!integrity) continue; // a verified release always lists its entry
    releases[release.name] = {
      version: release.version,
      containerName: release.containerName,
      remoteEntry: { url: assetUrl(release.name, release.version, release.remoteEntry), integrity },
      timeoutMs: release.ops.timeoutMs,
    };
  }
  return { revision: snapshot.revision, releases };
}
