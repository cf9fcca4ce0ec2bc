import { remoteNameSchema, versionSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { reportedPhases } from './reported-phases.ts';

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
