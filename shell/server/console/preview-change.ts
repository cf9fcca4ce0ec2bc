import { simulateChange, type LiveChange } from 'registry-client';
import type { RegistryDocument, RegistryEntry } from 'shared-contracts/releases';

/** A release whose status or traffic a change would alter. */
export interface AffectedRelease {
  version: string;
  before: RegistryEntry;
  after: RegistryEntry;
}

export interface ChangePreview {
  change: LiveChange;
  /** Of the document that the preview was computed from. */
  revision: number;
  affected: AffectedRelease[];
  /** The registry's message where it would reject the change. */
  rejection: string | null;
}

/** Computes what a change would do to the registry's document, without changing it. */
export function previewChange(document: RegistryDocument, change: LiveChange): ChangePreview {
  const { revision } = document;
  const outcome = simulateChange(document, change);
  if (!outcome.ok) return { change, revision, affected: [], rejection: outcome.rejection.message };
  const later = outcome.document.microFrontends[change.name] ?? [];
  const affected = (document.microFrontends[change.name] ?? []).flatMap((before) => {
    const { version } = before.metadata;
    const after = later.find((entry) => entry.metadata.version === version);
    return after && !isUnchanged(before, after) ? [{ version, before, after }] : [];
  });
  return { change, revision, affected, rejection: null };
}

/** Returns the version that gets more or other visitors, and therefore has to be compatible with what is live. */
export function newlyLiveVersion({ affected }: ChangePreview): string | undefined {
  return affected.find(
    ({ before, after }) =>
      after.status === 'active' &&
      !before.deployment.default &&
      after.deployment.traffic !== before.deployment.traffic,
  )?.version;
}

function isUnchanged(before: RegistryEntry, after: RegistryEntry): boolean {
  return (
    before.status === after.status &&
    before.deployment.traffic === after.deployment.traffic &&
    before.deployment.default === after.deployment.default
  );
}
