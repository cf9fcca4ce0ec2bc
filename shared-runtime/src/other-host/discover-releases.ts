import { discoverySchema, type DiscoveredRelease, type RemoteName } from 'shared-contracts/releases';

/** A release that a host registers. All addresses are absolute. */
export interface UsableRelease {
  remote: RemoteName;
  version: string;
  /** Name under which the federation runtime knows it. */
  containerName: string;
  /** Of Module Federation's manifest; of the remote entry, if the release has none. */
  entry: string;
  /** Of the remote entry, which contains the hashes of all other scripts. */
  remoteEntry: string;
  integrity: string;
  timeoutMs: number;
}

/** Of shells that do not send it. */
const defaultTimeoutMs = 5_000;

/**
 * Returns the release of each remote that visitors of a store get by default.
 *
 * @param shopOrigin origin of the store, such as `https://shop.example`
 * @throws if the store does not answer, or with something else
 */
export async function discoverReleases(shopOrigin: string): Promise<UsableRelease[]> {
  const answer = await fetch(new URL('/discovery', shopOrigin));
  if (!answer.ok) throw new Error(`${shopOrigin} answered ${answer.status} to the request for its releases`);
  const { microFrontends } = discoverySchema.parse(await answer.json());
  return Object.entries(microFrontends).flatMap(([remote, releases = []]) => {
    const release = releases.find(({ deployment }) => deployment.default);
    return release ? [describe(remote as RemoteName, release, shopOrigin)] : [];
  });
}

function describe(
  remote: RemoteName,
  { url, metadata, extras }: DiscoveredRelease,
  shopOrigin: string,
): UsableRelease {
  const { containerName, manifest = url } = extras.moduleFederation;
  return {
    remote,
    ...metadata,
    containerName,
    entry: new URL(manifest, shopOrigin).href,
    remoteEntry: new URL(url, shopOrigin).href,
    timeoutMs: extras.timeoutMs ?? defaultTimeoutMs,
  };
}
