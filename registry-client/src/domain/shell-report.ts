import {
  maxLiveReleases,
  maxRemotes,
  remoteNameSchema,
  shellReleaseName,
  versionSchema,
  type RemoteName,
} from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { printableText } from './printable-text.ts';

/** Longest text of a verdict or alert, characters. */
const maxReportTextLength = 500;

/** Reasons come from errors of releases. */
const text = printableText(maxReportTextLength);

const verdictSchema = z.object({
  remote: remoteNameSchema,
  version: versionSchema,
  /** Revision of the promotion that the verdict is about: promoting a release again asks for a new verdict. */
  promotedIn: z.int().check(z.minimum(0)),
  outcome: z.enum(['serves', 'rejects']),
  /** Null for `serves`. */
  why: z.nullable(text),
});

/** What a shell says about one live release. */
export type ReleaseVerdict = z.infer<typeof verdictSchema>;

const documentConflicts = ['older_revision', 'reused_revision'] as const;

/** How the registry's document contradicts the one that a shell uses. */
export type DocumentConflict = (typeof documentConflicts)[number];

export const shellReportSchema = z.strictObject({
  /** Name of the shell instance, the same after a restart. */
  shell: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
  /** Version of the shell's own build. */
  build: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
  /** Revision that the shell renders with. */
  revision: z.int().check(z.minimum(0)),
  conflict: z.nullable(z.enum(documentConflicts)),
  verdicts: z.array(verdictSchema).check(z.maxLength(maxLiveReleases)),
  /** The releases that visitors really get, and their share in percent. */
  served: z
    .array(
      z.object({
        remote: remoteNameSchema,
        version: versionSchema,
        share: z.int().check(z.minimum(0), z.maximum(100)),
      }),
    )
    .check(z.maxLength(maxLiveReleases)),
  /** Effects of releases after their promotion to all visitors. */
  alerts: z
    .array(z.object({ remote: remoteNameSchema, version: versionSchema, why: text }))
    .check(z.maxLength(maxRemotes)),
});

/** What a shell reports: what it serves and rejects, and why. */
export type ShellReport = z.infer<typeof shellReportSchema>;

export const storedReportSchema = z.extend(z.object(shellReportSchema.shape), {
  /** When the registry received it, ISO 8601, UTC. */
  at: z.string(),
});

export type StoredReport = z.infer<typeof storedReportSchema>;

/** Shells report at least every 15 s; one that is silent for this long is gone, milliseconds. */
const silentAfterMs = 45_000;

/** Returns the reports of the shells that still run. */
export function runningShells(reports: readonly StoredReport[], now: number): StoredReport[] {
  return reports.filter(({ at }) => now - Date.parse(at) < silentAfterMs);
}

/**
 * Returns how many shells run a release of the shell themselves; null for a remote, whose releases every shell has.
 *
 * @param reports of the shells that run
 */
export function countInstances(
  reports: readonly StoredReport[],
  { remote, version }: { remote: RemoteName; version: string },
): number | null {
  return remote === shellReleaseName ? reports.filter(({ build }) => build === version).length : null;
}

/** Returns the verdict of a report about a release in its latest promotion. */
export function verdictOf(
  report: Pick<ShellReport, 'verdicts'>,
  release: { remote: string; version: string; promotedIn: number },
): ReleaseVerdict | undefined {
  return report.verdicts.find(
    ({ remote, version, promotedIn }) =>
      remote === release.remote && version === release.version && promotedIn === release.promotedIn,
  );
}
