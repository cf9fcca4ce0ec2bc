import type { FastifyInstance } from 'fastify';
import {
  federationManifestFile,
  shellReleaseName,
  type DiscoveredRelease,
  type Discovery,
  type RegistryDocument,
  type RemoteName,
} from 'shared-contracts/releases';
import { assetUrl } from '../../src/remotes/snapshot.ts';
import type { Releases } from '../releases/releases.ts';
import type { ServedShare } from '../releases/verdicts/served-shares.ts';

/** The published schema of frontend-discovery, which the answer follows. */
const discoverySchemaUrl = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** Seconds for which caches keep the answer, as this process does. It is the same for every visitor. */
const maxAgeSeconds = 5;

/**
 * Registers `GET /discovery`: the releases of remotes that this shop's visitors get, by the schema of the
 * frontend-discovery project, for hosts and tools of any origin. Releases that this shell rejects are not in it.
 */
export function registerDiscovery(
  app: FastifyInstance,
  releases: Pick<Releases, 'state' | 'document' | 'getServable'>,
): void {
  let known: { body: string; until: number } | undefined;

  async function describe(share: ServedShare, isDefault: boolean): Promise<DiscoveredRelease[]> {
    const { remote, version } = share;
    const manifest = await releases.getServable(remote, version);
    const integrity = manifest?.assets[manifest.remoteEntry];
    if (!manifest || integrity === undefined) return [];
    const { containerName, exposes, remoteEntry, assets } = manifest;
    const hasManifest = Object.hasOwn(assets, federationManifestFile);
    return [
      {
        url: assetUrl(remote, version, remoteEntry),
        metadata: { integrity, version },
        deployment: { traffic: share.share, default: isDefault },
        extras: {
          timeoutMs: manifest.ops.timeoutMs,
          moduleFederation: {
            containerName,
            ...(hasManifest && { manifest: assetUrl(remote, version, federationManifestFile) }),
            exposes: Object.keys(exposes),
          },
        },
      },
    ];
  }

  async function discover(): Promise<Discovery> {
    const microFrontends: Discovery['microFrontends'] = {};
    for (const [remote, shares] of sharesByRemote(releases.state().served)) {
      const defaultVersion = defaultOf(remote, shares, releases.document());
      const described = shares.map((share) => describe(share, share.version === defaultVersion));
      // oxlint-disable-next-line no-await-in-loop -- manifests of live releases are in memory
      const found = (await Promise.all(described)).flat();
      if (found.length > 0) microFrontends[remote] = found;
    }
    return { schema: discoverySchemaUrl, microFrontends };
  }

  app.get('/discovery', async (_request, reply) => {
    const now = performance.now();
    if (known === undefined || now >= known.until)
      known = { body: JSON.stringify(await discover()), until: now + maxAgeSeconds * 1000 };
    reply.header('cache-control', `public, max-age=${maxAgeSeconds}`);
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return reply.type('application/json').send(known.body);
  });
}

/** The shell is the host of the others and is left out. */
function sharesByRemote(served: readonly ServedShare[]): Map<RemoteName, ServedShare[]> {
  const remotes = served.filter(({ remote }) => remote !== shellReleaseName);
  return Map.groupBy(remotes, ({ remote }) => remote);
}

/** Returns the version that the registry names; where it is not served, the one that most visitors get. */
function defaultOf(
  remote: RemoteName,
  shares: readonly ServedShare[],
  document: RegistryDocument | undefined,
): string | undefined {
  const named = document?.microFrontends[remote]?.find(({ deployment }) => deployment.default)?.metadata
    .version;
  if (shares.some(({ version }) => version === named)) return named;
  return shares.toSorted((one, other) => other.share - one.share)[0]?.version;
}
