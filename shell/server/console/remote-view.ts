import {
  countInstances,
  simulateChange,
  verdictOf,
  type AuditEntry,
  type StoredReport,
} from 'registry-client';
import type { RegistryDocument, RegistryEntry, RemoteName } from 'shared-contracts/releases';
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
  /** What the running shells say about a live release; null where it is not live. */
  verdicts: ReleaseVerdicts | null;
}

export interface ReleaseVerdicts {
  serving: number;
  rejecting: number;
  /** Shells that report to the registry. */
  shells: number;
  /** Shells that run the release themselves; null for the release of a remote. */
  instances: number | null;
  /** Of the first rejection. */
  why: string | null;
  /** Effects after the promotion to all visitors. */
  alerts: readonly string[];
}

export interface RemoteView {
  name: RemoteName;
  squad: string | null;
  /** What is live first, then the newest first. */
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
  /** Of the shells that run. */
  shells: readonly StoredReport[];
}

const maxNewestShown = 6;
/** Percent. */
const shareSteps = [10, 25, 50, 100];

/** Returns one remote as the console shows it: its newest and live releases, or all with `showsAll`. */
export function viewRemote(registry: RegistryView, name: RemoteName, showsAll: boolean): RemoteView {
  const entries = (registry.document.microFrontends[name] ?? []).toReversed();
  const live = entries.filter((entry) => entry.status === 'active');
  const newest = entries.filter(
    (entry, index) => entry.status !== 'active' && (showsAll || index < maxNewestShown),
  );
  const visibleEntries = [...live.toSorted(defaultFirst), ...newest];
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
  { audit, figures, shells }: RegistryView,
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
    verdicts: entry.status === 'active' ? viewVerdicts(shells, remote, entry) : null,
    canBeBlocked: entry.status !== 'blocked' && !entry.deployment.default,
  };
}

function viewVerdicts(
  shells: readonly StoredReport[],
  remote: RemoteName,
  { metadata: { version }, deployment }: RegistryEntry,
): ReleaseVerdicts {
  const release = { remote, version, promotedIn: deployment.promotedIn ?? 0 };
  const verdicts = shells.flatMap((shell) => verdictOf(shell, release) ?? []);
  const rejecting = verdicts.filter(({ outcome }) => outcome === 'rejects');
  const alerts = shells.flatMap((shell) =>
    shell.alerts.filter((alert) => alert.remote === remote && alert.version === version),
  );
  return {
    serving: verdicts.length - rejecting.length,
    rejecting: rejecting.length,
    shells: shells.length,
    instances: countInstances(shells, release),
    why: rejecting[0]?.why ?? null,
    alerts: [...new Set(alerts.map(({ why }) => why))],
  };
}

const defaultFirst = (one: RegistryEntry, other: RegistryEntry) =>
  Number(other.deployment.default) - Number(one.deployment.default);

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
