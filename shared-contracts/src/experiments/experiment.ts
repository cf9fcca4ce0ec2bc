import * as z from 'zod/mini';
import { normaliseWeights } from './weights.ts';

/** Names and codes stand in a cookie, in cache keys and in reports. */
const code = z.string().check(z.regex(/^\w{1,64}$/));

export const experimentSchema = z.object({
  name: code,
  /** `percentage`: of the shoppers; see `normaliseWeights` for what is missing or does not sum up. */
  variations: z
    .array(z.object({ code, percentage: z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))) }))
    .check(z.minLength(1)),
  /** Moments in ISO 8601 between which it runs; null where that end is open. */
  startDateTime: z.nullable(z.iso.datetime({ offset: true })),
  endDateTime: z.nullable(z.iso.datetime({ offset: true })),
});

export type Experiment = z.infer<typeof experimentSchema>;

/** Which variation of which experiment a visitor sees. Without an entry: the original. */
export type Assignments = Readonly<Record<string, string>>;

/** @param now milliseconds since the epoch; the beginning is within, the end is not */
export function isRunning({ startDateTime, endDateTime }: Experiment, now: number): boolean {
  const hasBegun = startDateTime === null || Date.parse(startDateTime) <= now;
  return hasBegun && (endDateTime === null || now < Date.parse(endDateTime));
}

/**
 * @param point where the visitor stands among all, 0 to below 100
 * @returns undefined where nobody is to take part
 */
export function variationAt({ variations }: Experiment, point: number): string | undefined {
  const weights = normaliseWeights(variations.map(({ percentage }) => percentage));
  let end = 0;
  return variations.find((_variation, index) => {
    end += weights[index] ?? 0;
    return point < end;
  })?.code;
}
