import type { ReleaseVerdict } from 'registry-client';
import { entriesOf, liveEntriesOf } from 'registry-client/domain/registry-document';
import { shellReleaseName, type RegistryDocument, type RegistryEntry } from 'shared-contracts/releases';
import type { SupervisorState } from './supervisor-state.ts';
import type { ServedShare } from './served-shares.ts';

export interface RunningShell {
  /** Version of the build that this process runs. */
  build: string;
  /** What its supervisor runs; null without a supervisor, and under one of an earlier build that does not say it. */
  supervisor: SupervisorState | null;
}

/**
 * Returns the verdicts of a process on the live releases of the shell. It serves one that its supervisor runs in its share of
 * the instances, or without a supervisor the one that it runs. It rejects one that could not be started there. Else it
 * reports no verdict: the supervisor may still be replacing instances, and this process may report before it accepts connections.
 */
export function shellVerdicts(document: RegistryDocument, shell: RunningShell): ReleaseVerdict[] {
  return liveEntriesOf(document, shellReleaseName).flatMap((entry) => verdictOn(entry, shell));
}

function verdictOn(
  { metadata: { version }, deployment }: RegistryEntry,
  { build, supervisor }: RunningShell,
): ReleaseVerdict[] {
  const promotedIn = deployment.promotedIn ?? 0;
  const isThis = (other: { version: string; promotedIn: number }) =>
    other.version === version && other.promotedIn === promotedIn;
  const release = { remote: shellReleaseName, version, promotedIn };
  const isServed = supervisor ? supervisor.settled.some(isThis) : version === build;
  if (isServed) return [{ ...release, outcome: 'serves', why: null }];
  const failed = supervisor?.failures.find(isThis);
  return failed ? [{ ...release, outcome: 'rejects', why: failed.why }] : [];
}

/** Returns the published release of the shell that answers the visitors of this process. */
export function servedShell(document: RegistryDocument, { build }: RunningShell): ServedShare[] {
  const isPublished = entriesOf(document, shellReleaseName).some(
    ({ metadata }) => metadata.version === build,
  );
  return isPublished ? [{ remote: shellReleaseName, version: build, share: 100 }] : [];
}
