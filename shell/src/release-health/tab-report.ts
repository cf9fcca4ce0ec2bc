import { remoteNameSchema, versionSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { reportedPhases } from './reported-phases.ts';

const count = z.int().check(z.minimum(0));
const duration = z.object({
  /** Remote whose page was measured. */
  remote: remoteNameSchema,
  ms: z.number().check(z.minimum(0)),
});

/** Report of one tab when it is left, by release. Contains nothing about the visitor. */
export const tabReportSchema = z.object({
  releases: z.record(
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
  /** Layout shift: a score without a unit. */
  cls: z.optional(z.object({ remote: remoteNameSchema, score: z.number().check(z.minimum(0)) })),
});

export type TabReport = z.infer<typeof tabReportSchema>;
