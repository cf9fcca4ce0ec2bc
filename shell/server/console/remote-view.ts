import { simulateChange, type AuditEntry } from 'registry-client';
import type { RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument, RegistryEntry } from 'shared-contracts/releases';
import type { ReleaseFigures } from '../release-health/release-figures.ts';

export interface ReleaseView {
  remote: RemoteName;
  version: string;
  entry: RegistryEntry;
  /** Null where the audit does not reach back so far. */
  published: { when: string; who: string } | null;
  /** Null where nothing was measured. */
  figures: ReleaseFigures | null;
  /** The share that one would give it next; null where it cannot be promoted. */
  nextShare: number | null;
  mayBeBlocked: boolean;
}

export interface RemoteView {
  name: RemoteName;
  team: string | null;
  /** The newest first. */
  releases: ReleaseView[];
  /** How many are left out. */
  hidden: number;
  /** Where a rollback would lead. */
  wayBack: { version: string; endsCanary: boolean } | null;
}

export interface RegistryView {
  document: RegistryDocument;
  audit: readonly AuditEntry[];
  figures: readonly ReleaseFigures[];
}

const newestShown = 6;
const usualShares = [10, 25, 50, 100];

/** One remote as the console shows it: what is live and what is new, or everything. */
export function viewRemote(registry: RegistryView, name: RemoteName, isWhole: boolean): RemoteView {
  const entries = (registry.document.microFrontends[name] ?? []).toReversed();
  const shown = entries.filter((entry, place) => isWhole || place < newestShown || entry.status === 'active');
  const hasDefault = entries.some((entry) => entry.deployment.default);
  return {
    name,
    team: entries[0]?.extras.ops.team ?? null,
    releases: shown.map((entry) => viewRelease(registry, name, entry, hasDefault)),
    hidden: entries.length - shown.length,
    wayBack: findWayBack(registry.document, name),
  };
}

function viewRelease(
  { audit, figures }: RegistryView,
  remote: RemoteName,
  entry: RegistryEntry,
  hasDefault: boolean,
): ReleaseView {
  const { version } = entry.metadata;
  const published = audit.find(
    ({ what }) => what.action === 'publish' && what.remote === remote && what.version === version,
  );
  return {
    remote,
    version,
    entry,
    published: published ? { when: published.when, who: published.who } : null,
    figures: figures.find((each) => each.remote === remote && each.version === version) ?? null,
    nextShare: nextShare(entry, hasDefault),
    mayBeBlocked: entry.status !== 'blocked' && !entry.deployment.default,
  };
}

function nextShare({ status, deployment }: RegistryEntry, hasDefault: boolean): number | null {
  if (status === 'blocked' || deployment.default) return null;
  if (!hasDefault) return 100;
  return usualShares.find((share) => share > deployment.traffic) ?? 100;
}

function findWayBack(document: RegistryDocument, name: RemoteName): RemoteView['wayBack'] {
  const outcome = simulateChange(document, { action: 'rollback', name });
  if (!outcome.ok) return null;
  const defaultIn = ({ microFrontends }: RegistryDocument) =>
    microFrontends[name]?.find((entry) => entry.deployment.default)?.metadata.version;
  const version = defaultIn(outcome.document);
  return version === undefined ? null : { version, endsCanary: version === defaultIn(document) };
}
