import { simulateChange, type AuditEntry } from 'registry-client';
import type { RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument, RegistryEntry } from 'shared-contracts/releases';
import type { ReleaseFigures } from '../releases/health/release-figures.ts';

export interface ReleaseView {
  remote: RemoteName;
  version: string;
  entry: RegistryEntry;
  /** Null where the audit entries that were read do not go back so far. */
  published: { when: string; who: string } | null;
  /** Null where nothing was measured. */
  figures: ReleaseFigures | null;
  /** Suggested next share of the traffic, percent; null where it cannot be promoted. */
  nextShare: number | null;
  canBeBlocked: boolean;
}

export interface RemoteView {
  name: RemoteName;
  squad: string | null;
  /** The newest first. */
  releases: ReleaseView[];
  /** Number of releases that are not shown. */
  hiddenCount: number;
  /** What a rollback would do. */
  rollback: { version: string; endsCanary: boolean } | null;
}

export interface RegistryView {
  document: RegistryDocument;
  audit: readonly AuditEntry[];
  figures: readonly ReleaseFigures[];
}

const maxNewestShown = 6;
/** Percent. */
const shareSteps = [10, 25, 50, 100];

/** Returns one remote as the console shows it: its newest and live releases, or all with `showsAll`. */
export function viewRemote(registry: RegistryView, name: RemoteName, showsAll: boolean): RemoteView {
  const entries = (registry.document.microFrontends[name] ?? []).toReversed();
  const visibleEntries = entries.filter(
    (entry, index) => showsAll || index < maxNewestShown || entry.status === 'active',
  );
  const hasDefault = entries.some((entry) => entry.deployment.default);
  return {
    name,
    squad: entries[0]?.extras.ops.squad ?? entries[0]?.extras.ops.team ?? null,
    releases: visibleEntries.map((entry) => viewRelease(registry, name, entry, hasDefault)),
    hiddenCount: entries.length - visibleEntries.length,
    rollback: previewRollback(registry.document, name),
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
    canBeBlocked: entry.status !== 'blocked' && !entry.deployment.default,
  };
}

function nextShare({ status, deployment }: RegistryEntry, hasDefault: boolean): number | null {
  if (status === 'blocked' || deployment.default) return null;
  if (!hasDefault) return 100;
  return shareSteps.find((share) => share > deployment.traffic) ?? 100;
}

function previewRollback(document: RegistryDocument, name: RemoteName): RemoteView['rollback'] {
  const outcome = simulateChange(document, { action: 'rollback', name });
  if (!outcome.ok) return null;
  const defaultIn = ({ microFrontends }: RegistryDocument) =>
    microFrontends[name]?.find((entry) => entry.deployment.default)?.metadata.version;
  const version = defaultIn(outcome.document);
  return version === undefined ? null : { version, endsCanary: version === defaultIn(document) };
}
