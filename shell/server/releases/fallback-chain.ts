import type { RegistryDocument, RegistryEntry, RemoteName } from 'shared-contracts/releases';

/**
 * Returns the releases to try for a version, best first: itself, the remote's default, and what each default replaced.
 * Blocked releases are left out.
 */
export function fallbackChain(
  { microFrontends }: RegistryDocument,
  name: RemoteName,
  version: string,
): RegistryEntry[] {
  const entries = microFrontends[name] ?? [];
  const byVersion = (wantedVersion: string | undefined) =>
    entries.find((entry) => entry.metadata.version === wantedVersion);
  const chain = new Set<RegistryEntry>();
  const wantedVersion = byVersion(version);
  if (wantedVersion) chain.add(wantedVersion);
  let next = entries.find((entry) => entry.deployment.default);
  const visited = new Set<RegistryEntry>();
  while (next && !visited.has(next)) {
    visited.add(next);
    chain.add(next);
    next = byVersion(next.deployment.replaced);
  }
  return [...chain].filter((entry) => entry.status !== 'blocked');
}
