import { discoverySchema, type DiscoveredRelease, type RemoteName } from 'shared-contracts/releases';

/** A release that a host registers. All addresses are absolute. */
export interface RegisteredRelease {
  remote: RemoteName;
  version: string;
  /** Name under which the federation runtime knows it. */
  containerName: string;
  /**
   * URL of the remote entry, which contains the hashes of its chunks. Not of the manifest: that has no hash, and would decide
   * which scripts run.
   */
  entry: string;
  /** `sha384-…` of the remote entry. */
  integrity: string;
  /** Time limit for the load of an expose, milliseconds. */
  timeoutMs: number;
}

/** Of shells that do not send it. */
const defaultTimeoutMs = 5_000;

/**
 * Returns the release of each remote that visitors of a store get by default.
 *
 * @param shopOrigin origin of the store, such as `https://shop.example`
 * @throws Error if the request fails, its status is not 2xx, or the answer does not match `discoverySchema`
 */
export async function discoverReleases(shopOrigin: string): Promise<RegisteredRelease[]> {
  const answer = await fetch(new URL('/discovery', shopOrigin));
  if (!answer.ok) throw new Error(`${shopOrigin} answered ${answer.status} to the request for its releases`);
  const { microFrontends } = discoverySchema.parse(await answer.json());
  return Object.entries(microFrontends).flatMap(([remote, releases = []]) => {
    const release = releases.find(({ deployment }) => deployment.default);
    return release ? [toRegisteredRelease(remote as RemoteName, release, shopOrigin)] : [];
  });
}

function toRegisteredRelease(
  remote: RemoteName,
  { url, metadata, extras }: DiscoveredRelease,
  shopOrigin: string,
): RegisteredRelease {
  return {
    remote,
    ...metadata,
    containerName: extras.moduleFederation.containerName,
    entry: new URL(url, shopOrigin).href,
    timeoutMs: extras.timeoutMs ?? defaultTimeoutMs,
  };
}
