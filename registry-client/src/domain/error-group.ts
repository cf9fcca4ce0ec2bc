import { remoteNameSchema, versionSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { sides } from '../release-dir/layout.ts';
import { errorSources } from './error-report.ts';

/** A place in the sources of a release, or in its script if the registry has no source map of it. */
const sourceFrameSchema = z.object({
  remote: remoteNameSchema,
  /** Path in the repository, as in `mf-basket/src/features/basket/discounts/code-form.tsx`; or as in `browser/basket.js`. */
  file: z.string(),
  line: z.number(),
  column: z.number(),
  functionName: z.nullable(z.string()),
  isMapped: z.boolean(),
});

export type SourceFrame = z.infer<typeof sourceFrameSchema>;

const countsSchema = z.object({
  count: z.number(),
  /** ISO 8601, UTC. */
  firstAt: z.string(),
  lastAt: z.string(),
});

/** The same error of one remote, in all versions and on all pages. */
const errorGroupSchema = z.object({
  key: z.string(),
  remote: remoteNameSchema,
  side: z.enum(sides),
  source: z.enum(errorSources),
  phase: z.nullable(z.string()),
  name: z.string(),
  message: z.string(),
  /** Of the latest error, the innermost first. */
  frames: z.array(sourceFrameSchema),
  ...countsSchema.shape,
  versions: z.record(versionSchema, countsSchema),
  /** Number of errors by page type: `unknown` without one, `other` beyond thirty types. */
  pageTypes: z.record(z.string(), z.number()),
});

export const errorGroupsSchema = z.array(errorGroupSchema);

export type ErrorGroup = z.infer<typeof errorGroupSchema>;

/** The groups that are kept of each remote and side: the most frequent and the latest ones. */
export const maxGroupsOfSide = 50;

/** Returns the valid groups of stored ones: a damaged group costs no other. */
export function readErrorGroups(stored: unknown): ErrorGroup[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each) => {
    const parsed = errorGroupSchema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
}
