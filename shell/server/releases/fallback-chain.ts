import type { RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument, RegistryEntry } from 'shared-contracts/releases';

/**
 * The releases that may stand in for one that cannot be had, best first: itself, the remote's default, and
 * what each default replaced. A blocked release never comes back.
 */
export function fallbackChain(
  { microFrontends }: RegistryDocument,
  name: RemoteName,
  version: string,
): RegistryEntry[] {
  const entries = microFrontends[name] ?? [];
  const byVersion = (wanted: string | undefined) =>
    entries.find((entry) => entry.metadata.version === wanted);
  const chain = new Set<RegistryEntry>();
  const wanted = byVersion(version);
  if (wanted) chain.add(wanted);
  let next = entries.find((entry) => entry.deployment.default);
  const walked = new Set<RegistryEntry>();
  while (next && !walked.has(next)) {
    walked.add(next);
    chain.add(next);
    next = byVersion(next.deployment.replaced);
  }
  return [...chain].filter((entry) => entry.status !== 'blocked');
}

/** What a visitor may be given: canaries and the default of every remote. */
export function liveEntries(document: RegistryDocument, name: RemoteName): RegistryEntry[] {
  const entries = document.microFrontends[name] ?? [];
  return entries.filter((entry) => entry.status === 'active' || entry.deployment.default);
}
