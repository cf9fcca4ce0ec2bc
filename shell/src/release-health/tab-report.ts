import { remoteNameSchema, versionSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';

/** A region without any release has no release to blame, so `missing` is not among them. */
export const reportedPhases = ['load', 'timeout', 'data', 'render'] as const;
export type ReportedPhase = (typeof reportedPhases)[number];

export const reportPath = '/__beacon';

const count = z.int().check(z.minimum(0));
const duration = z.object({
  /** Who owns the page that it was measured on. */
  remote: remoteNameSchema,
  ms: z.number().check(z.minimum(0)),
});

/** What a tab says once, when it is left: how its releases did. Nothing of who looked at what. */
export const tabReportSchema = z.object({
  releases: z.partialRecord(
    remoteNameSchema,
    z.object({
      version: versionSchema,
      /** Regions that were loaded or tried. */
      loads: count,
      /** Regions that failed. */
      failures: z.partialRecord(z.enum(reportedPhases), count),
    }),
  ),
  lcp: z.optional(duration),
  inp: z.optional(duration),
});

export type TabReport = z.infer<typeof tabReportSchema>;
