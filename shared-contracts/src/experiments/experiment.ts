import * as z from 'zod/mini';
import { normaliseWeights } from './weights.ts';

/** Names and codes are used in a cookie, in cache keys and in reports. */
const code = z.string().check(z.regex(/^\w{1,64}$/));

export const experimentSchema = z.object({
  name: code,
  /** `percentage` of the shoppers; `normaliseWeights` completes and scales them. */
  variations: z
    .array(z.object({ code, percentage: z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))) }))
    .check(z.minLength(1)),
  /** Start and end in ISO 8601; null if open. */
  startDateTime: z.nullable(z.iso.datetime({ offset: true })),
  endDateTime: z.nullable(z.iso.datetime({ offset: true })),
});

export type Experiment = z.infer<typeof experimentSchema>;

/** The visitor's variation of each experiment. Without an entry: the original. */
export type Assignments = Readonly<Record<string, string>>;

/**
 * Returns whether an experiment is running. The start is included, the end is not.
 * @param now milliseconds since the epoch
 */
export function isRunning({ startDateTime, endDateTime }: Experiment, now: number): boolean {
  const hasBegun = startDateTime === null || Date.parse(startDateTime) <= now;
  return hasBegun && (endDateTime === null || now < Date.parse(endDateTime));
}

/**
 * Returns the variation at a point of the weighted range.
 * @param point position of the visitor, 0 to below 100
 * @returns undefined if all percentages are zero
 */
export function variationAt({ variations }: Experiment, point: number): string | undefined {
  const weights = normaliseWeights(variations.map(({ percentage }) => percentage));
  let end = 0;
  return variations.find((_variation, index) => {
    end += weights[index] ?? 0;
    return point < end;
  })?.code;
}
