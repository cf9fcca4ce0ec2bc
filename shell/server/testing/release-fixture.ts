import {
  containerName,
  ssrContainerName,
  type RegistryDocument,
  type RegistryEntry,
  type ReleaseManifest,
  type RemoteName,
} from 'shared-contracts/releases';

export const integrity = `sha384-${'A'.repeat(64)}`;

export function manifestOf(
  name: RemoteName,
  version: string,
  parts: Partial<ReleaseManifest> = {},
): ReleaseManifest {
  return {
    schema: 1,
    name,
    version,
    containerName: containerName(name),
    ssrContainerName: ssrContainerName(name, version),
    remoteEntry: 'remoteEntry.js',
    ssrEntry: 'remoteEntry.cjs',
    exposes: {},
    messages: {},
    assets: { 'remoteEntry.js': integrity },
    serverAssets: { 'remoteEntry.cjs': integrity },
    contracts: { shellApi: 1, emits: {}, consumes: {}, props: {} },
    ops: {
      squad: 'content',
      commit: null,
      builtAt: '2026-01-01T00:00:00.000Z',
      timeoutMs: 3000,
      budgetKb: 100,
    },
    ...parts,
  };
}

interface EntryParts extends Partial<RegistryEntry['deployment']> {
  status?: RegistryEntry['status'];
}

/** Returns a registry entry; by default it is active with all traffic. */
export function entryOf(
  name: RemoteName,
  version: string,
  { status = 'active', ...deployment }: EntryParts = {},
): RegistryEntry {
  const { contracts, ops } = manifestOf(name, version);
  return {
    url: `/assets/${name}/${version}/`,
    metadata: { version, integrity },
    deployment: { traffic: 100, default: true, ...deployment },
    status,
    extras: { contracts, ops },
  };
}

export function documentOf(
  revision: number,
  microFrontends: RegistryDocument['microFrontends'],
): RegistryDocument {
  return { schema: 1, revision, generatedAt: '2026-01-01T00:00:00.000Z', microFrontends };
}
